import { bad, badOfAnyKind, type CorpusFile, good } from './corpus-file.ts';
import { makeDocx } from './make-docx.ts';
import { makePdf } from './make-pdf.ts';
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
} from './make-pictures.ts';
import { makeZip } from './make-zip.ts';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const zip = makeZip([{ name: 'run.exe', content: 'MZ' }]);
const [png, jpeg, heic] = [makePng(), makeJpeg(), makeHeic()];
const webp = webpFile([webpLossy(40, 30)]);
const behind = (picture: Buffer, more: Buffer): Buffer => Buffer.concat([picture, more]);
const head = pngChunk('IHDR', pngHead(4, 3));

const goodPictures: readonly CorpusFile[] = [
  good('a plain PNG', 'a.png', () => png),
  good('a PNG with a text in it', 'a.png', () => makePng(4, 3, [pngChunk('tEXt', latin('Title\0A bill'))])),
  good('a PNG of ninety-nine million pixels', 'a.png', () => makePng(9900, 10_000)),
  good('a plain JPEG', 'a.jpg', () => jpeg),
  good('a JPEG by its longer ending', 'a.JPEG', () => jpeg),
  good('a JPEG with a small picture within', 'a.jpg', () =>
    makeJpeg(8, 8, [jpegSegment(0xe1, Buffer.concat([latin('Exif\0\0'), jpeg]))]),
  ),
  good('a JPEG of several scans, with signs of restarts', 'a.jpg', () =>
    Buffer.concat([
      jpegStart,
      jpegFrame(8, 8, 0xc2),
      jpegScan(),
      jpegScan(Buffer.from([1, 0xff, 0xd0, 2, 0xff, 0xd7, 3])),
      jpegEnd,
    ]),
  ),
  good('a JPEG with bytes that fill up', 'a.jpg', () =>
    Buffer.concat([jpegStart, Buffer.from([0xff, 0xff]), jpegFrame(8, 8), jpegScan(), jpegEnd]),
  ),
  good('a JPEG of a telephone, with a second one behind it', 'a.jpg', () => behind(jpeg, jpeg)),
  good('a WebP with loss', 'a.webp', () => webp),
  good('a WebP without loss', 'a.webp', () => webpFile([webpLossless(40, 30)])),
  good('a WebP with a canvas and facts', 'a.webp', () =>
    webpFile([webpCanvas(40, 30), webpLossy(40, 30), webpChunk('EXIF', latin('abc'))]),
  ),
  good('a WebP that moves', 'a.webp', () =>
    webpFile([webpCanvas(40, 30), webpChunk('ANIM', Buffer.alloc(6)), webpChunk('ANMF', Buffer.alloc(32))]),
  ),
  good('a HEIC of a telephone', 'IMG_0001.HEIC', () => heic),
  good('a HEIC of another, that names its kind later', 'a.heic', () =>
    Buffer.concat([
      heicHead('mif1', 'mif1heic'),
      heicMeta([[40, 30]]),
      box('free', Buffer.alloc(9)),
      box('mdat', Buffer.alloc(9)),
    ]),
  ),
];

const badStructures: readonly CorpusFile[] = [
  bad('a PNG called a JPEG', 'kind', 'a.jpg', () => png),
  bad('a JPEG called a PNG', 'kind', 'a.png', () => jpeg),
  bad('a PDF called a picture', 'kind', 'a.png', () => makePdf()),
  bad('a drawing with scripts', 'kind', 'a.png', () => latin('<svg onload=alert(1)>')),
  bad('a drawing by its ending', 'kind', 'a.svg', () => latin('<svg/>')),
  bad('a picture of a kind that is not asked for', 'kind', 'a.gif', () => latin('GIF89a')),
  bad('a PNG that was cut off', 'damaged', 'a.png', () => png.subarray(0, -5)),
  bad('a PNG without an end', 'damaged', 'a.png', () => png.subarray(0, -12)),
  bad('a PNG without data', 'damaged', 'a.png', () => Buffer.concat([pngSignature, head, pngChunk('IEND')])),
  bad('a PNG that does not begin with its head', 'damaged', 'a.png', () =>
    Buffer.concat([pngSignature, pngChunk('IDAT'), head, pngChunk('IEND')]),
  ),
  bad('a PNG with a wrong sum', 'damaged', 'a.png', () => makePng(4, 3, [pngChunk('tEXt', latin('a'), 1)])),
  bad('a PNG with a chunk of four gigabytes', 'damaged', 'a.png', () =>
    Buffer.concat([pngSignature, head, Buffer.alloc(8, 255)]),
  ),
  bad('a PNG without width', 'damaged', 'a.png', () => makePng(0, 3)),
  bad('a PNG of a hundred thousand by a hundred thousand', 'pixels', 'a.png', () => makePng(100_000, 100_000)),
  bad('a PNG just over the bound', 'pixels', 'a.png', () => makePng(10_001, 10_000)),
  bad('a JPEG that was cut off', 'damaged', 'a.jpg', () => jpeg.subarray(0, -2)),
  bad('a JPEG that ends in its head', 'damaged', 'a.jpg', () => jpeg.subarray(0, 30)),
  bad('a JPEG without a scan', 'damaged', 'a.jpg', () => Buffer.concat([jpegStart, jpegFrame(8, 8), jpegEnd])),
  bad('a JPEG without a frame', 'damaged', 'a.jpg', () =>
    Buffer.concat([jpegStart, jpegSegment(0xfe, latin('x')), jpegScan(), jpegEnd]),
  ),
  bad('a JPEG with a length that cannot be', 'damaged', 'a.jpg', () =>
    Buffer.concat([jpegStart, Buffer.from([0xff, 0xe0, 0, 1]), jpegEnd]),
  ),
  bad('a JPEG of four thousand million pixels', 'pixels', 'a.jpg', () => makeJpeg(65_000, 65_000)),
  bad('a JPEG of no height', 'damaged', 'a.jpg', () => makeJpeg(8, 0)),
  bad('five megabytes of signs that fill up', 'damaged', 'a.jpg', () =>
    Buffer.concat([jpegStart, Buffer.alloc(4_999_000, 255)]),
  ),
  bad('a WebP that was cut off', 'damaged', 'a.webp', () => webp.subarray(0, -4)),
  bad('a WebP with more behind it', 'damaged', 'a.webp', () => behind(webp, latin('more'))),
  bad('a WebP with a part behind its length', 'damaged', 'a.webp', () =>
    behind(webp, webpChunk('EXIF', latin('more'))),
  ),
  bad('a WebP without a picture', 'damaged', 'a.webp', () => webpFile([webpCanvas(40, 30)])),
  bad('a WebP with a chunk that is too long', 'damaged', 'a.webp', () =>
    webpFile([webpLossy(4, 3), Buffer.from('EXIF\xff\xff\xff\xff', 'latin1')]),
  ),
  bad('a WebP of a canvas of 280 million million pixels', 'pixels', 'a.webp', () =>
    webpFile([webpCanvas(16_777_216, 16_777_216), webpLossy(4, 3)]),
  ),
  bad('another file of the same family', 'kind', 'a.webp', () => latin('RIFF\x24\0\0\0WAVEfmt ')),
  bad('a HEIC that was cut off', 'damaged', 'a.heic', () => heic.subarray(0, -9)),
  bad('a HEIC without sizes', 'damaged', 'a.heic', () =>
    Buffer.concat([heicHead(), heicMeta([]), box('mdat', Buffer.alloc(9))]),
  ),
  bad('a HEIC without data', 'damaged', 'a.heic', () => Buffer.concat([heicHead(), heicMeta([[4, 3]])])),
  bad('a HEIC without anything', 'damaged', 'a.heic', () => heicHead()),
  bad('a HEIC of too many pixels', 'pixels', 'a.heic', () => makeHeic(20_000, 20_000)),
  bad('a film', 'kind', 'a.heic', () => Buffer.concat([heicHead('isom', 'isommp42'), box('mdat', Buffer.alloc(9))])),
  bad('a HEIC with a box of no length', 'damaged', 'a.heic', () => behind(heic, Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))),
];

const pictures = [
  ['a.png', png],
  ['a.jpg', jpeg],
  ['a.heic', heic],
] as const;

/** Images that are also valid as another format. */
const doubles: readonly CorpusFile[] = [
  ...pictures.flatMap(([name, picture]) => [
    bad('a zip behind it', 'kind', name, () => behind(picture, zip)),
    bad('a document behind it', 'kind', name, () => behind(picture, makeDocx())),
    bad('a RAR archive behind it', 'kind', name, () => behind(picture, latin('Rar!\u001a\u0007\u0001\u0000'))),
    bad('a 7z archive behind it', 'kind', name, () => behind(picture, latin("7z\u00bc\u00af'\u001c"))),
    bad('a PDF behind it', 'kind', name, () => behind(picture, makePdf())),
  ]),
  bad('a zip in a PNG', 'kind', 'a.png', () => makePng(4, 3, [pngChunk('zTXt', zip)])),
  bad('a page in a PNG', 'kind', 'a.png', () => makePng(4, 3, [pngChunk('tEXt', latin('<html><body>'))])),
  bad('a script in a JPEG', 'kind', 'a.jpg', () =>
    makeJpeg(8, 8, [jpegSegment(0xfe, latin('*/<script >alert(1)</script>'))]),
  ),
  bad('a program of a server in a JPEG', 'kind', 'a.jpg', () =>
    makeJpeg(8, 8, [jpegSegment(0xfe, latin('<?php system(1);'))]),
  ),
  bad('a zip in a JPEG', 'kind', 'a.jpg', () => makeJpeg(8, 8, [jpegSegment(0xe5, zip)])),
  bad('a zip in a WebP', 'kind', 'a.webp', () => webpFile([webpLossy(4, 3), webpChunk('EXIF', zip)])),
  bad('a zip in a box of a HEIC', 'kind', 'a.heic', () => makeHeic(40, 30, [box('free', zip)])),
];

export const pictureCorpus: readonly CorpusFile[] = [
  ...goodPictures,
  ...badOfAnyKind('.png', () => png),
  ...badOfAnyKind('.jpg', () => jpeg),
  ...badStructures,
  ...doubles,
];
