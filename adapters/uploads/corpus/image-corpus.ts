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
  acceptedFile('a plain PNG', 'a.png', () => png),
  acceptedFile('a PNG with a text in it', 'a.png', () => makePng(4, 3, [pngChunk('tEXt', latin('Title\0A bill'))])),
  acceptedFile('a PNG of ninety-nine million pixels', 'a.png', () => makePng(9900, 10_000)),
  acceptedFile('a plain JPEG', 'a.jpg', () => jpeg),
  acceptedFile('a JPEG by its longer ending', 'a.JPEG', () => jpeg),
  acceptedFile('a JPEG with a small picture within', 'a.jpg', () =>
    makeJpeg(8, 8, [jpegSegment(0xe1, Buffer.concat([latin('Exif\0\0'), jpeg]))]),
  ),
  acceptedFile('a JPEG of several scans, with signs of restarts', 'a.jpg', () =>
    Buffer.concat([
      jpegStart,
      jpegFrame(8, 8, 0xc2),
      jpegScan(),
      jpegScan(Buffer.from([1, 0xff, 0xd0, 2, 0xff, 0xd7, 3])),
      jpegEnd,
    ]),
  ),
  acceptedFile('a JPEG with bytes that fill up', 'a.jpg', () =>
    Buffer.concat([jpegStart, Buffer.from([0xff, 0xff]), jpegFrame(8, 8), jpegScan(), jpegEnd]),
  ),
  acceptedFile('a JPEG of a telephone, with a second one behind it', 'a.jpg', () => append(jpeg, jpeg)),
  acceptedFile('a WebP with loss', 'a.webp', () => webp),
  acceptedFile('a WebP without loss', 'a.webp', () => webpFile([webpLossless(40, 30)])),
  acceptedFile('a WebP with a canvas and facts', 'a.webp', () =>
    webpFile([webpCanvas(40, 30), webpLossy(40, 30), webpChunk('EXIF', latin('abc'))]),
  ),
  acceptedFile('a WebP that moves', 'a.webp', () =>
    webpFile([webpCanvas(40, 30), webpChunk('ANIM', Buffer.alloc(6)), webpChunk('ANMF', Buffer.alloc(32))]),
  ),
  acceptedFile('a HEIC of a telephone', 'IMG_0001.HEIC', () => heic),
  acceptedFile('a HEIC of another, that names its kind later', 'a.heic', () =>
    Buffer.concat([
      heicHead('mif1', 'mif1heic'),
      heicMeta([[40, 30]]),
      box('free', Buffer.alloc(9)),
      box('mdat', Buffer.alloc(9)),
    ]),
  ),
];

const malformedImages: readonly CorpusFile[] = [
  rejectedFile('a PNG called a JPEG', 'kind', 'a.jpg', () => png),
  rejectedFile('a JPEG called a PNG', 'kind', 'a.png', () => jpeg),
  rejectedFile('a PDF called a picture', 'kind', 'a.png', () => makePdf()),
  rejectedFile('a drawing with scripts', 'kind', 'a.png', () => latin('<svg onload=alert(1)>')),
  rejectedFile('a drawing by its ending', 'kind', 'a.svg', () => latin('<svg/>')),
  rejectedFile('a picture of a kind that is not asked for', 'kind', 'a.gif', () => latin('GIF89a')),
  rejectedFile('a PNG that was cut off', 'damaged', 'a.png', () => png.subarray(0, -5)),
  rejectedFile('a PNG without an end', 'damaged', 'a.png', () => png.subarray(0, -12)),
  rejectedFile('a PNG without data', 'damaged', 'a.png', () => Buffer.concat([pngSignature, head, pngChunk('IEND')])),
  rejectedFile('a PNG that does not begin with its head', 'damaged', 'a.png', () =>
    Buffer.concat([pngSignature, pngChunk('IDAT'), head, pngChunk('IEND')]),
  ),
  rejectedFile('a PNG with a wrong sum', 'damaged', 'a.png', () => makePng(4, 3, [pngChunk('tEXt', latin('a'), 1)])),
  rejectedFile('a PNG with a chunk of four gigabytes', 'damaged', 'a.png', () =>
    Buffer.concat([pngSignature, head, Buffer.alloc(8, 255)]),
  ),
  rejectedFile('a PNG without width', 'damaged', 'a.png', () => makePng(0, 3)),
  rejectedFile('a PNG of a hundred thousand by a hundred thousand', 'pixels', 'a.png', () => makePng(100_000, 100_000)),
  rejectedFile('a PNG just over the bound', 'pixels', 'a.png', () => makePng(10_001, 10_000)),
  rejectedFile('a JPEG that was cut off', 'damaged', 'a.jpg', () => jpeg.subarray(0, -2)),
  rejectedFile('a JPEG that ends in its head', 'damaged', 'a.jpg', () => jpeg.subarray(0, 30)),
  rejectedFile('a JPEG without a scan', 'damaged', 'a.jpg', () => Buffer.concat([jpegStart, jpegFrame(8, 8), jpegEnd])),
  rejectedFile('a JPEG without a frame', 'damaged', 'a.jpg', () =>
    Buffer.concat([jpegStart, jpegSegment(0xfe, latin('x')), jpegScan(), jpegEnd]),
  ),
  rejectedFile('a JPEG with a length that cannot be', 'damaged', 'a.jpg', () =>
    Buffer.concat([jpegStart, Buffer.from([0xff, 0xe0, 0, 1]), jpegEnd]),
  ),
  rejectedFile('a JPEG of four thousand million pixels', 'pixels', 'a.jpg', () => makeJpeg(65_000, 65_000)),
  rejectedFile('a JPEG of no height', 'damaged', 'a.jpg', () => makeJpeg(8, 0)),
  rejectedFile('five megabytes of signs that fill up', 'damaged', 'a.jpg', () =>
    Buffer.concat([jpegStart, Buffer.alloc(4_999_000, 255)]),
  ),
  rejectedFile('a WebP that was cut off', 'damaged', 'a.webp', () => webp.subarray(0, -4)),
  rejectedFile('a WebP with more behind it', 'damaged', 'a.webp', () => append(webp, latin('more'))),
  rejectedFile('a WebP with a part behind its length', 'damaged', 'a.webp', () =>
    append(webp, webpChunk('EXIF', latin('more'))),
  ),
  rejectedFile('a WebP without a picture', 'damaged', 'a.webp', () => webpFile([webpCanvas(40, 30)])),
  rejectedFile('a WebP with a chunk that is too long', 'damaged', 'a.webp', () =>
    webpFile([webpLossy(4, 3), Buffer.from('EXIF\xff\xff\xff\xff', 'latin1')]),
  ),
  rejectedFile('a WebP of a canvas of 280 million million pixels', 'pixels', 'a.webp', () =>
    webpFile([webpCanvas(16_777_216, 16_777_216), webpLossy(4, 3)]),
  ),
  rejectedFile('another file of the same family', 'kind', 'a.webp', () => latin('RIFF\x24\0\0\0WAVEfmt ')),
  rejectedFile('a HEIC that was cut off', 'damaged', 'a.heic', () => heic.subarray(0, -9)),
  rejectedFile('a HEIC without sizes', 'damaged', 'a.heic', () =>
    Buffer.concat([heicHead(), heicMeta([]), box('mdat', Buffer.alloc(9))]),
  ),
  rejectedFile('a HEIC without data', 'damaged', 'a.heic', () => Buffer.concat([heicHead(), heicMeta([[4, 3]])])),
  rejectedFile('a HEIC without anything', 'damaged', 'a.heic', () => heicHead()),
  rejectedFile('a HEIC of too many pixels', 'pixels', 'a.heic', () => makeHeic(20_000, 20_000)),
  rejectedFile('a film', 'kind', 'a.heic', () =>
    Buffer.concat([heicHead('isom', 'isommp42'), box('mdat', Buffer.alloc(9))]),
  ),
  rejectedFile('a HEIC with a box of no length', 'damaged', 'a.heic', () =>
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
    rejectedFile('a zip behind it', 'kind', name, () => append(image, zip)),
    rejectedFile('a document behind it', 'kind', name, () => append(image, makeDocx())),
    rejectedFile('a RAR archive behind it', 'kind', name, () => append(image, latin('Rar!\u001a\u0007\u0001\u0000'))),
    rejectedFile('a 7z archive behind it', 'kind', name, () => append(image, latin("7z\u00bc\u00af'\u001c"))),
    rejectedFile('a PDF behind it', 'kind', name, () => append(image, makePdf())),
  ]),
  rejectedFile('a zip in a PNG', 'kind', 'a.png', () => makePng(4, 3, [pngChunk('zTXt', zip)])),
  rejectedFile('a page in a PNG', 'kind', 'a.png', () => makePng(4, 3, [pngChunk('tEXt', latin('<html><body>'))])),
  rejectedFile('a script in a JPEG', 'kind', 'a.jpg', () =>
    makeJpeg(8, 8, [jpegSegment(0xfe, latin('*/<script >alert(1)</script>'))]),
  ),
  rejectedFile('a program of a server in a JPEG', 'kind', 'a.jpg', () =>
    makeJpeg(8, 8, [jpegSegment(0xfe, latin('<?php system(1);'))]),
  ),
  rejectedFile('a zip in a JPEG', 'kind', 'a.jpg', () => makeJpeg(8, 8, [jpegSegment(0xe5, zip)])),
  rejectedFile('a zip in a WebP', 'kind', 'a.webp', () => webpFile([webpLossy(4, 3), webpChunk('EXIF', zip)])),
  rejectedFile('a zip in a box of a HEIC', 'kind', 'a.heic', () => makeHeic(40, 30, [box('free', zip)])),
];

export const imageCorpus: readonly CorpusFile[] = [
  ...acceptedImages,
  ...rejectedFilesOfAnyKind('.png', () => png),
  ...rejectedFilesOfAnyKind('.jpg', () => jpeg),
  ...malformedImages,
  ...polyglots,
];
