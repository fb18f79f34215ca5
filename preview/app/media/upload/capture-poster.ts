/** How long a video may take to show its first image. */
const timeoutMs = 10_000;

/**
 * An image of the beginning of a video, as a JPEG file with the name of the video. Undefined if the browser cannot play
 * the video: then the editor chooses a poster.
 */
export async function capturePoster(file: File): Promise<File | undefined> {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  const url = URL.createObjectURL(file);
  try {
    await waitFor(video, 'loadeddata', () => {
      video.src = url;
    });
    // The first image is often black.
    await waitFor(video, 'seeked', () => {
      video.currentTime = Math.min(0.5, video.duration / 2 || 0);
    });
    return await toImage(video, file.name);
  } catch {
    return undefined;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}

function waitFor(video: HTMLVideoElement, event: string, start: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, timeoutMs);
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      settle();
    };
    video.addEventListener(event, end(resolve), { once: true });
    video.addEventListener('error', end(reject), { once: true });
    start();
  });
}

async function toImage(video: HTMLVideoElement, name: string): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(await createImageBitmap(video));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return blob ? new File([blob], name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }) : undefined;
}
