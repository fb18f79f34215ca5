import { signInPath } from '../../app/api/app-paths.ts';
import { editorKey, type Product } from './start-product.ts';

/** Signs in to the preview app and returns the headers of further requests. */
export async function signIn({ preview }: Pick<Product, 'preview'>): Promise<{ readonly cookie: string }> {
  const answer = await fetch(preview + signInPath, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: preview },
    body: new URLSearchParams({ secret: editorKey }),
    redirect: 'manual',
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (cookie === undefined) throw new Error(`Signing in gave ${answer.status}.`);
  return { cookie };
}
