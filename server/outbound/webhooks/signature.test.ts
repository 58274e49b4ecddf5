import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { signatureOf } from './signature.ts';

const AGORA = new Date('2026-11-20T12:00:00Z');
const SEGREDO = 'whsec_de_teste';
const CORPO = '{"evento":"Processo.ALTERAR","motivo":"correção"}';

test('the check that docs/api.md gives takes what is signed here, and nothing else', async () => {
  const confere = await conferenciaDoDocumento();
  const cabecalho = signatureOf(SEGREDO, CORPO, AGORA);
  expect(confere(SEGREDO, Buffer.from(CORPO), cabecalho, AGORA.getTime())).toBe(true);
  expect(confere(SEGREDO, Buffer.from(CORPO), cabecalho, AGORA.getTime() + 299_000)).toBe(true);
  expect(confere(SEGREDO, Buffer.from(CORPO), cabecalho, AGORA.getTime() + 301_000)).toBe(false);
  expect(confere(SEGREDO, Buffer.from(`${CORPO} `), cabecalho, AGORA.getTime())).toBe(false);
  expect(confere('whsec_outro', Buffer.from(CORPO), cabecalho, AGORA.getTime())).toBe(false);
  for (const nenhum of [undefined, '', 't=1,v1=ff'])
    expect(confere(SEGREDO, CORPO, nenhum, AGORA.getTime())).toBe(false);
});

type Conferencia = (segredo: string, corpo: Buffer | string, cabecalho: string | undefined, agora: number) => boolean;

/** The check as a reader of the document copies it, with its imports at hand. */
async function conferenciaDoDocumento(): Promise<Conferencia> {
  const [, codigo = ''] = /```js\n(.*?)```/s.exec(await readFile('docs/api.md', 'utf8')) ?? [];
  const funcao = codigo.slice(codigo.indexOf('function'));
  return new Function('createHmac', 'timingSafeEqual', `return ${funcao}`)(createHmac, timingSafeEqual);
}
