import { type ReactNode, Suspense } from 'react';
import { Link, Route, Switch } from 'wouter';
import { settingsId } from '#schemas/api/content/content-kind.ts';
import { LazyUpstream } from './api/upstream/upstream.lazy.ts';
import { AppNav } from './content/app-nav.tsx';
import { LazyContentEditor, LazyContentList } from './content/content.lazy.ts';
import { findKindView, itemRoute } from './content/kind-views.ts';
import { EditByPath } from './editor/edit-by-path.tsx';
import { LazyEditorPage } from './editor/editor-page.lazy.ts';
import { LazyMediaLibrary } from './media/media-library.lazy.ts';
import { LazyCalendar, LazyLinkReport, LazyReplace } from './pages/find/find.lazy.ts';
import { Pages } from './pages/pages.tsx';
import { LazySignInDialog } from './ui/dialogs/sign-in-dialog.lazy.ts';
import { Notice } from './ui/notice.tsx';

const findViews = [
  ['/find/calendar', LazyCalendar],
  ['/find/links', LazyLinkReport],
  ['/find/replace', LazyReplace],
] as const;

/** The routes of the app. Every view can be bookmarked and shared. */
export function App() {
  return (
    <>
      <Switch>
        <Route path="/">
          <AppNav />
          <Pages />
        </Route>
        <Route path="/edit" component={EditByPath} />
        {findViews.map(([path, View]) => (
          <Route path={path} key={path}>
            <AppNav />
            <LazyPart>
              <View />
            </LazyPart>
          </Route>
        ))}
        <Route path="/api">
          <AppNav />
          <LazyPart>
            <LazyUpstream />
          </LazyPart>
        </Route>
        <Route path="/media">
          <AppNav />
          <LazyPart>
            <LazyMediaLibrary />
          </LazyPart>
        </Route>
        <Route path="/content/:kind">
          {({ kind }) => {
            const view = findKindView(kind);
            if (view?.idLabel === undefined) return <NothingHere />;
            return (
              <>
                <AppNav />
                <LazyPart>
                  <LazyContentList key={kind} view={view} />
                </LazyPart>
              </>
            );
          }}
        </Route>
        <Route path="/content/:kind/:id">
          {({ kind, id }) => {
            const view = findKindView(kind);
            if (!view) return <NothingHere />;
            if (view.kind === 'settings' && id !== settingsId) return <NoSuchSettings />;
            return (
              <LazyPart>
                <LazyContentEditor key={`${kind} ${id}`} view={view} id={decodeURIComponent(id)} />
              </LazyPart>
            );
          }}
        </Route>
        <Route path="/pages/*?">
          {({ '*': id = '' }) => (
            <Suspense fallback={<Notice title="Opening the page…" />}>
              <LazyEditorPage key={id} id={decodeURIComponent(id)} />
            </Suspense>
          )}
        </Route>
        <Route>
          <NothingHere />
        </Route>
      </Switch>
      <Suspense>
        <LazySignInDialog />
      </Suspense>
    </>
  );
}

const LazyPart = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={<Notice title="Loading…" />}>{children}</Suspense>
);

const NoSuchSettings = () => (
  <>
    <AppNav />
    <Notice title="There is no such page of settings.">
      <Link href={itemRoute('settings', settingsId)}>Settings</Link>
    </Notice>
  </>
);

const NothingHere = () => (
  <>
    <AppNav />
    <Notice title="There is nothing here">
      <a href="/">All pages</a>
    </Notice>
  </>
);
