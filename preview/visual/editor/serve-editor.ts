import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { appPath, isView, signInPath } from '#preview/app/api/app-paths.ts';
import { appBuilds } from '#preview/server/app-builds.ts';
import { openApp } from '#preview/server/open-app.ts';
import { createSignIn } from '#preview/server/sign-in/sign-in.ts';
import { storyTime } from '#preview/stories/plan/story-plan.ts';
import { appHash } from '#site/build/source-hash.mjs';
import { sendText } from '#site/server/send/send.ts';
import { testCard } from '../run/test-card.ts';
import { type StaticServer, sendFiles, serveLocally } from '../serve/serve-files.ts';
import { editorAnswers, siteAnswer } from './editor-answers.ts';

const script = join(import.meta.dirname, '../../server/build-app.ts');
const html = { 'Content-Type': 'text/html; charset=utf-8' };

/** Builds the editor app unless these sources are built already. Throws if that fails. */
function buildApp(): string {
  const name = appHash();
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, name], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The editor app could not be built.\n${stdout}${stderr}`);
  return appBuilds.folderOf(name);
}

/** Uploads are as large as photographs; other images are only a shape. */
const cardSizeOf = (path: string): string => (path.startsWith('/media/library/') ? 'viewBox="0 0 1200 800"' : '');

/** Serves the built editor app with fixed content. Nothing can be saved. */
export async function serveEditor(): Promise<StaticServer> {
  const folder = buildApp();
  const app = await openApp(folder);
  const document = app.document.replace(
    '</head>',
    `<meta name="product-time" content="${Date.parse(storyTime)}" /></head>`,
  );
  const signIn = createSignIn(
    async () => ({ kind: 'refused' }),
    () => app.styles,
  );
  const sendFile = sendFiles(folder);
  return serveLocally(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const { pathname } = url;
    const answer = editorAnswers.get(pathname);
    const draftPage = siteAnswer(url);
    if (pathname === signInPath) return signIn(request, response, url);
    if (answer !== undefined)
      return sendText(response, 200, JSON.stringify(answer), { 'Content-Type': 'application/json' });
    if (draftPage !== undefined) return sendText(response, 200, draftPage, html);
    if (pathname.startsWith('/media/'))
      return sendText(response, 200, testCard(cardSizeOf(pathname)), { 'Content-Type': 'image/svg+xml' });
    if (isView(pathname)) return sendText(response, 200, document, html);
    request.url = pathname.slice(appPath.length);
    return sendFile(request, response);
  });
}
