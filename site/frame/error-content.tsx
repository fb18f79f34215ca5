interface ErrorContentProps {
  readonly status: number;
  readonly message: string;
}

/** What stands between header and footer when there is no page to show. */
export function ErrorContent({ status, message }: ErrorContentProps) {
  return (
    <main id="content" className="error-page" tabIndex={-1}>
      <p className="error-status">{status}</p>
      <h1>{message}</h1>
      <a className="button" data-style="primary" href="/">
        Return to homepage
      </a>
    </main>
  );
}
