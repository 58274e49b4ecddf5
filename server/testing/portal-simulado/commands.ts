import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import type { PortalSimulado } from './simulator.ts';

const comando = z.discriminatedUnion('comando', [
  /** Says which server answers behind an https address: the Portal sends notices to no other. */
  z.strictObject({ comando: z.literal('rede'), origem: z.url(), servidor: z.url() }),
  /** Another situation of a registered DUIMP, told to the receivers of its event. */
  z.strictObject({
    comando: z.literal('situacao'),
    numero: z.string(),
    situacao: z.string(),
    canal: z.string().nullable(),
  }),
  /** Asks for what came, and the published documents refuse. */
  z.strictObject({ comando: z.literal('fora') }),
]);

/** What happens at the simulated Portal by itself, ordered from outside by `POST /` with a command as JSON. */
export function atenderComandos(portal: PortalSimulado, porta: number): void {
  createServer(async (pedido, resposta) => {
    try {
      const lido = comando.parse(await json(pedido));
      const fora = await obedecer(portal, lido);
      resposta.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(fora));
    } catch (erro) {
      resposta.writeHead(400).end(String(erro));
    }
  }).listen(porta, '127.0.0.1');
}

async function obedecer(portal: PortalSimulado, lido: z.infer<typeof comando>): Promise<string[]> {
  if (lido.comando === 'rede') portal.webhooks.rede.set(lido.origem, lido.servidor);
  if (lido.comando === 'situacao') await portal.muda.situacao(lido.numero, lido.situacao, lido.canal);
  return portal.fora;
}
