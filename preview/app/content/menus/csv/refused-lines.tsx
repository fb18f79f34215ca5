/** Lines of a file that are left out as a whole, and why. */
export function RefusedLines({ messages }: { readonly messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <section className="unreadable-cells" aria-label="Lines that are not imported">
      <h3>{`${messages.length === 1 ? '1 line is' : `${messages.length} lines are`} not imported`}</h3>
      <ul>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </section>
  );
}
