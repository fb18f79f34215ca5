import { createServer, type Server, type Socket } from 'node:net';
import { listenLocally } from '#adapters/testing/listen-locally.ts';

/** SMTP commands; `END` is the end of a message. */
type Command = 'EHLO' | 'HELO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'END' | 'QUIT';

/** Returns the reply to a command; undefined: the default reply. */
export type SinkReply = (command: Command, line: string) => string | undefined;

const defaultReplies: Readonly<Record<string, string>> = {
  EHLO: '250-sink\r\n250 AUTH PLAIN',
  AUTH: '235 ok',
  DATA: '354 send the message',
  END: '250 ok',
  QUIT: '221 bye',
};

const commands: readonly Command[] = ['EHLO', 'HELO', 'AUTH', 'MAIL', 'RCPT', 'DATA', 'QUIT'];

/** For tests: a mail server that records what it receives and can reject commands. */
export async function startMailSink(
  reply: SinkReply = () => undefined,
): Promise<{ url: string; server: Server; recipients: string[]; data: string[] }> {
  const recipients: string[] = [];
  const data: string[] = [];
  const server = createServer((socket) => handleConnection(socket, reply, recipients, data));
  const port = await listenLocally(server);
  return { url: `smtp://127.0.0.1:${port}`, server, recipients, data };
}

function handleConnection(socket: Socket, reply: SinkReply, recipients: string[], data: string[]): void {
  let text = '';
  let inData = false;
  const answer = (command: Command, line: string): string => {
    const response = reply(command, line) ?? defaultReplies[command] ?? '250 ok';
    socket.write(`${response}\r\n`);
    return response;
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
