import { Route, Switch } from 'wouter';
import { EditByPath } from './editor/edit-by-path.tsx';
import { EditorPage } from './editor/editor-page.tsx';
import { Pages } from './pages/pages.tsx';
import { Notice } from './ui/notice.tsx';
import { SignInDialog } from './ui/sign-in-dialog.tsx';
import { Upstream } from './upstream/upstream.tsx';

/** The routes of the app. Every view can be bookmarked and shared. */
export function App() {
  return (
    <>
      <Switch>
        <Route path="/" component={Pages} />
        <Route path="/edit" component={EditByPath} />
        <Route path="/api" component={Upstream} />
        <Route path="/pages/*?">{({ '*': id = '' }) => <EditorPage key={id} id={decodeURIComponent(id)} />}</Route>
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
