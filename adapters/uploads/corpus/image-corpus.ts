import { acceptedFile, type CorpusFile, rejectedFile, rejectedFilesOfAnyKind } from './corpus-file.ts';
import { makeDocx } from './make-docx.ts';
import {
  box,
  heicHead,
  heicMeta,
  jpegEnd,
  jpegFrame,
  jpegScan,
  jpegSegment,
  jpegStart,
  makeHeic,
  makeJpeg,
  makePng,
  pngChunk,
  pngHead,
  pngSignature,
  webpCanvas,
  webpChunk,
  webpFile,
  webpLossless,
  webpLossy,
} from './make-images.ts';
import { makePdf } from './make-pdf.ts';
import { makeZip } from './make-zip.ts';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const zip = makeZip([{ name: 'run.exe', content: 'MZ' }]);
const [png, jpeg, heic] = [makePng(), makeJpeg(), makeHeic()];
const webp = webpFile([webpLossy(40, 30)]);
const append = (image: Buffer, more: Buffer): Buffer => Buffer.concat([image, more]);
const head = pngChunk('IHDR', pngHead(4, 3));

const acceptedImages: readonly CorpusFile[] = [
  acceptedFile('a simple PNG', 'a.png', () => png),
  acceptedFile('a PNG with a text chunk', 'a.png', () => makePng(4, 3, [pngChunk('tEXt', latin('Title\0A bill'))])),
  acceptedFile('a PNG of ninety-nine million pixels', 'a.png', () => makePng(9900, 10_000)),
  acceptedFile('a simple JPEG', 'a.jpg', () => jpeg),
  acceptedFile('a JPEG with the extension .JPEG', 'a.JPEG', () => jpeg),
  acceptedFile('a JPEG with a thumbnail', 'a.jpg', () =>
    makeJpeg(8, 8, [jpegSegment(0xe1, Buffer.concat([latin('Exif\0\0'), jpeg]))]),
  ),
  acceptedFile('a JPEG with several scans and restart markers', 'a.jpg', () =>
    Buffer.concat([
      jpegStart,
      jpegFrame(8, 8, 0xc2),
      jpegScan(),
      jpegScan(Buffer.from([1, 0xff, 0xd0, 2, 0xff, 0xd7, 3])),
      jpegEnd,
    ]),
  ),
  acceptedFile('a JPEG with fill bytes', 'a.jpg', () =>
    Buffer.concat([jpegStart, Buffer.from([0xff, 0xff]), jpegFrame(8, 8), jpegScan(), jpegEnd]),
  ),
  acceptedFile('a phone JPEG followed by a second one', 'a.jpg', () => append(jpeg, jpeg)),
  acceptedFile('a lossy WebP', 'a.webp', () => webp),
  acceptedFile('a lossless WebP', 'a.webp', () => webpFile([webpLossless(40, 30)])),
  acceptedFile('a WebP with a canvas and metadata', 'a.webp', () =>
    webpFile([webpCanvas(40, 30), webpLossy(40, 30), webpChunk('EXIF', latin('abc'))]),
  ),
  acceptedFile('an animated WebP', 'a.webp', () =>
    webpFile([webpCanvas(40, 30), webpChunk('ANIM', Buffer.alloc(6)), webpChunk('ANMF', Buffer.alloc(32))]),
  ),
  acceptedFile('a phone HEIC', 'IMG_0001.HEIC', () => heic),
  acceptedFile('a HEIC with its brand listed later', 'a.heic', () =>
    Buffer.concat([
      heicHead('mif1', 'mif1heic'),
      heicMeta([[40, 30]]),
      box('free', Buffer.alloc(9)),
      box('mdat', Buffer.alloc(9)),
    ]),
  ),
];

const malformedImages: readonly CorpusFile[] = [
  rejectedFile('a PNG named .jpg', 'kind', 'a.jpg', () => png),
  rejectedFile('a JPEG named .png', 'kind', 'a.png', () => jpeg),
  rejectedFile('a PDF named .png', 'kind', 'a.png', () => makePdf()),
  rejectedFile('an SVG with scripts', 'kind', 'a.png', () => latin('<svg onload=alert(1)>')),
  rejectedFile('an SVG', 'kind', 'a.svg', () => latin('<svg/>')),
  rejectedFile('a GIF', 'kind', 'a.gif', () => latin('GIF89a')),
  rejectedFile('a truncated PNG', 'damaged', 'a.png', () => png.subarray(0, -5)),
  rejectedFile('a PNG without an end chunk', 'damaged', 'a.png', () => png.subarray(0, -12)),
  rejectedFile('a PNG without data', 'damaged', 'a.png', () => Buffer.concat([pngSignature, head, pngChunk('IEND')])),
  rejectedFile('a PNG without a leading header', 'damaged', 'a.png', () =>
    Buffer.concat([pngSignature, pngChunk('IDAT'), head, pngChunk('IEND')]),
  ),
  rejectedFile('a PNG with a wrong checksum', 'damaged', 'a.png', () =>
    makePng(4, 3, [pngChunk('tEXt', latin('a'), 1)]),
  ),
  rejectedFile('a PNG with a chunk of four gigabytes', 'damaged', 'a.png', () =>
    Buffer.concat([pngSignature, head, Buffer.alloc(8, 255)]),
  ),
  rejectedFile('a PNG without width', 'damaged', 'a.png', () => makePng(0, 3)),
  rejectedFile('a PNG of a hundred thousand by a hundred thousand', 'pixels', 'a.png', () => makePng(100_000, 100_000)),
  rejectedFile('a PNG just above the limit', 'pixels', 'a.png', () => makePng(10_001, 10_000)),
  rejectedFile('a truncated JPEG', 'damaged', 'a.jpg', () => jpeg.subarray(0, -2)),
  rejectedFile('a JPEG that ends in its header', 'damaged', 'a.jpg', () => jpeg.subarray(0, 30)),
  rejectedFile('a JPEG without a scan', 'damaged', 'a.jpg', () => Buffer.concat([jpegStart, jpegFrame(8, 8), jpegEnd])),
  rejectedFile('a JPEG without a frame', 'damaged', 'a.jpg', () =>
    Buffer.concat([jpegStart, jpegSegment(0xfe, latin('x')), jpegScan(), jpegEnd]),
  ),
  rejectedFile('a JPEG with an impossible length', 'damaged', 'a.jpg', () =>
    Buffer.concat([jpegStart, Buffer.from([0xff, 0xe0, 0, 1]), jpegEnd]),
  ),
  rejectedFile('a JPEG of four thousand million pixels', 'pixels', 'a.jpg', () => makeJpeg(65_000, 65_000)),
  rejectedFile('a JPEG without height', 'damaged', 'a.jpg', () => makeJpeg(8, 0)),
  rejectedFile('five megabytes of fill bytes', 'damaged', 'a.jpg', () =>
    Buffer.concat([jpegStart, Buffer.alloc(4_999_000, 255)]),
  ),
  rejectedFile('a truncated WebP', 'damaged', 'a.webp', () => webp.subarray(0, -4)),
  rejectedFile('a WebP with trailing data', 'damaged', 'a.webp', () => append(webp, latin('more'))),
  rejectedFile('a WebP with a chunk after its end', 'damaged', 'a.webp', () =>
    append(webp, webpChunk('EXIF', latin('more'))),
  ),
  rejectedFile('a WebP without an image', 'damaged', 'a.webp', () => webpFile([webpCanvas(40, 30)])),
  rejectedFile('a WebP with a chunk that is too long', 'damaged', 'a.webp', () =>
    webpFile([webpLossy(4, 3), Buffer.from('EXIF\xff\xff\xff\xff', 'latin1')]),
  ),
  rejectedFile('a WebP of a canvas of 280 million million pixels', 'pixels', 'a.webp', () =>
    webpFile([webpCanvas(16_777_216, 16_777_216), webpLossy(4, 3)]),
  ),
  rejectedFile('another RIFF file', 'kind', 'a.webp', () => latin('RIFF\x24\0\0\0WAVEfmt ')),
  rejectedFile('a truncated HEIC', 'damaged', 'a.heic', () => heic.subarray(0, -9)),
  rejectedFile('a HEIC without sizes', 'damaged', 'a.heic', () =>
    Buffer.concat([heicHead(), heicMeta([]), box('mdat', Buffer.alloc(9))]),
  ),
  rejectedFile('a HEIC without data', 'damaged', 'a.heic', () => Buffer.concat([heicHead(), heicMeta([[4, 3]])])),
  rejectedFile('a HEIC with only a header', 'damaged', 'a.heic', () => heicHead()),
  rejectedFile('a HEIC of too many pixels', 'pixels', 'a.heic', () => makeHeic(20_000, 20_000)),
  rejectedFile('a video', 'kind', 'a.heic', () =>
    Buffer.concat([heicHead('isom', 'isommp42'), box('mdat', Buffer.alloc(9))]),
  ),
  rejectedFile('a HEIC with an empty box', 'damaged', 'a.heic', () =>
    append(heic, Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
  ),
];

const images = [
  ['a.png', png],
  ['a.jpg', jpeg],
  ['a.heic', heic],
] as const;

/** Images that are also valid as another format. */
const polyglots: readonly CorpusFile[] = [
  ...images.flatMap(([name, image]) => [
    rejectedFile('a zip after the image', 'kind', name, () => append(image, zip)),
    rejectedFile('a DOCX after the image', 'kind', name, () => append(image, makeDocx())),
    rejectedFile('a RAR archive after the image', 'kind', name, () =>
      append(image, latin('Rar!\u001a\u0007\u0001\u0000')),
    ),
    rejectedFile('a 7z archive after the image', 'kind', name, () => append(image, latin("7z\u00bc\u00af'\u001c"))),
    rejectedFile('a PDF after the image', 'kind', name, () => append(image, makePdf())),
  ]),
  rejectedFile('a zip in a PNG', 'kind', 'a.png', () => makePng(4, 3, [pngChunk('zTXt', zip)])),
  rejectedFile('HTML in a PNG', 'kind', 'a.png', () => makePng(4, 3, [pngChunk('tEXt', latin('<html><body>'))])),
  rejectedFile('a script in a JPEG', 'kind', 'a.jpg', () =>
    makeJpeg(8, 8, [jpegSegment(0xfe, latin('*/<script >alert(1)</script>'))]),
  ),
  rejectedFile('PHP in a JPEG', 'kind', 'a.jpg', () => makeJpeg(8, 8, [jpegSegment(0xfe, latin('<?php system(1);'))])),
  rejectedFile('a zip in a JPEG', 'kind', 'a.jpg', () => makeJpeg(8, 8, [jpegSegment(0xe5, zip)])),
  rejectedFile('a zip in a WebP', 'kind', 'a.webp', () => webpFile([webpLossy(4, 3), webpChunk('EXIF', zip)])),
  rejectedFile('a zip in a HEIC box', 'kind', 'a.heic', () => makeHeic(40, 30, [box('free', zip)])),
];

export const imageCorpus: readonly CorpusFile[] = [
  ...acceptedImages,
  ...rejectedFilesOfAnyKind('.png', () => png),
  ...rejectedFilesOfAnyKind('.jpg', () => jpeg),
  ...malformedImages,
  ...polyglots,
];
