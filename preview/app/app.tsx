import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { LazyUpstream } from './api/upstream/upstream.lazy.ts';
import { EditByPath } from './editor/edit-by-path.tsx';
import { LazyEditorPage } from './editor/editor-page.lazy.ts';
import { LazyMediaLibrary } from './media/media-library.lazy.ts';
import { Pages } from './pages/pages.tsx';
import { Notice } from './ui/notice.tsx';
import { SignInDialog } from './ui/sign-in-dialog.tsx';

/** The routes of the app. Every view can be bookmarked and shared. */
export function App() {
  return (
    <>
      <Switch>
        <Route path="/" component={Pages} />
        <Route path="/edit" component={EditByPath} />
        <Route path="/api">
          <Suspense fallback={<Notice title="Loading…" />}>
            <LazyUpstream />
          </Suspense>
        </Route>
        <Route path="/media">
          <Suspense fallback={<Notice title="Loading…" />}>
            <LazyMediaLibrary />
          </Suspense>
        </Route>
        <Route path="/pages/*?">
          {({ '*': id = '' }) => (
            <Suspense fallback={<Notice title="Opening the page…" />}>
              <LazyEditorPage key={id} id={decodeURIComponent(id)} />
            </Suspense>
          )}
        </Route>
        <Route>
          <Notice title="There is nothing here">
            <a href="/">All pages</a>
          </Notice>
        </Route>
      </Switch>
      <SignInDialog />
    </>
  );
}
