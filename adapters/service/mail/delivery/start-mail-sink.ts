import { createServer, type Server, type Socket } from 'node:net';

/** What a mail server is asked, by the first word of the command; `END` is the end of a message. */
type Command = 'EHLO' | 'HELO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'END' | 'QUIT';

/** Gives the reply to a command; undefined: the usual one. */
export type SinkReply = (command: Command, line: string) => string | undefined;

const defaults: Readonly<Record<string, string>> = {
  EHLO: '250-sink\r\n250 AUTH PLAIN',
  AUTH: '235 ok',
  DATA: '354 go on',
  END: '250 kept',
  QUIT: '221 bye',
};

const commands: readonly Command[] = ['EHLO', 'HELO', 'AUTH', 'MAIL', 'RCPT', 'DATA', 'QUIT'];

/** For tests: a mail server that keeps what it receives, and refuses what it is told to. */
export async function startMailSink(
  reply: SinkReply = () => undefined,
): Promise<{ url: string; server: Server; recipients: string[]; data: string[] }> {
  const recipients: string[] = [];
  const data: string[] = [];
  const server = createServer((socket) => converse(socket, reply, recipients, data));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, server, recipients, data };
}

function converse(socket: Socket, reply: SinkReply, recipients: string[], data: string[]): void {
  let text = '';
  let inData = false;
  const answer = (command: Command, line: string): string => {
    const words = reply(command, line) ?? defaults[command] ?? '250 ok';
    socket.write(`${words}\r\n`);
    return words;
  };
  socket.write('220 sink\r\n');
  socket.on('error', () => undefined);
  socket.on('data', (part) => {
    text += part.toString();
    for (;;) {
      const end = inData ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n');
      if (end < 0) return;
      const line = text.slice(0, end);
      text = text.slice(end + (inData ? 5 : 2));
      if (inData) {
        inData = false;
        if (answer('END', line).startsWith('2')) data.push(line);
        continue;
      }
      const command = commands.find((each) => line.toUpperCase().startsWith(each));
      if (command === 'RCPT') recipients.push(line);
      inData = command === undefined ? socket.write('250 ok\r\n') && false : answer(command, line).startsWith('354');
    }
  });
}
