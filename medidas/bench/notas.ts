import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import { dciNovo } from '#lib/contracts/dci/dci-campos.ts';
import type { RecebimentoDeNotas } from '#lib/contracts/dci/dci-notas.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { competenciaAnterior } from '#lib/domain/zfm/vencimento-da-dci.ts';
import { cadastroDeDci } from '#server/comex/dci/dci.ts';
import { receberNotas } from '#server/comex/dci/notas/receber-notas.ts';
import { systemClock, today } from '#server/platform/clock.ts';
import type { Connection } from '#server/platform/db/database.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { produto } from '#server/platform/db/schema/dcr.ts';
import { folderBlobStore } from '#server/platform/files/blob-store.ts';
import { gravacaoDe } from '#server/platform/records/write-cadastro.ts';
import { prepararDemonstracao } from '#server/seeds/demonstracao.ts';
import { gerarNotas } from '#server/seeds/gerador-nfe.ts';
import { onDatabase } from './on-database.ts';

/**
 * `npm run -s bench -- notas` measures 5,000 notas of one month, from their ZIP to a calculated DCI, as a ratio to 500 of them. It
 * also counts how often the progress moved, and the longest wait of other requests meanwhile.
 */
const MUITAS = 5_000;
const POUCAS = 500;

await onDatabase(medir);

async function medir(conexao: Connection): Promise<void> {
  const pasta = mkdtempSync(join(tmpdir(), 'cais-bench-'));
  const blobs = folderBlobStore(pasta);
  const relogio = systemClock;
  await prepararDemonstracao({ db: conexao.db, blobs, relogio, env: { HOST: 'localhost' } });
  const [quem] = await conexao.db.select({ empresaId: usuario.empresaId, usuarioId: usuario.id }).from(usuario);
  const ao = { db: conexao.db, blobs, relogio, quem: quem as { empresaId: string; usuarioId: string } };
  // A month before those the demonstration has declared.
  const mes = mesesAntes(today(relogio), 3);
  const poucas = await receber(ao, { quantas: POUCAS, mes: mesesAntes(`${mes}-01`, 1) });
  const muitas = await receber(ao, { quantas: MUITAS, mes });
  console.log(`\n${conexao.tipo}: ${POUCAS} notas in ${(poucas.tempo / 1000).toFixed(2)} s; of ${MUITAS}:`);
  const { andamento, tempo, passos, espera } = muitas;
  console.log(
    `from the ZIP to the DCI     ${(tempo / poucas.tempo).toFixed(1).padStart(7)} ×  (${(tempo / 1000).toFixed(2)} s)`,
  );
  console.log(`taken in, left out, refused ${andamento.incluidas}, ${deFora(andamento)}, ${andamento.recusadasAoTodo}`);
  console.log(`the progress moved          ${passos} times; whoever else asked waited ${espera.toFixed(0)} ms at most`);
  rmSync(pasta, { recursive: true });
}

function mesesAntes(dia: DataTexto, quantos: number): string {
  const anterior = competenciaAnterior(dia);
  return quantos === 1 ? anterior : mesesAntes(`${anterior}-01`, quantos - 1);
}

type Ao = Parameters<typeof receberNotas>[0];

async function receber(ao: Ao, { quantas, mes }: { quantas: number; mes: string }) {
  const [dono] = await ao.db.select().from(importador).orderBy(asc(importador.criadoEm), asc(importador.id)).limit(1);
  const produtos = await ao.db.select().from(produto);
  const dci = (await gravacaoDe(cadastroDeDci, ao).criar(
    dciNovo.parse({ importador: { id: dono?.id }, tipo: 'MENSAL', competencia: mes, taxaUSD: '5.3417' }),
  )) as DciLido;
  const { notas, cancelamentos } = gerarNotas({
    semente: quantas,
    notas: quantas,
    // Different numbers, so that the notas of one DCI are not already in the other.
    primeiroNumero: quantas * 10,
    canceladas: Math.floor(quantas / 50),
    de: `${mes}-01`,
    ate: `${mes}-28`,
    emitente: { cnpj: dono?.cnpj ?? '', ie: '041234561', nome: dono?.razaoSocial ?? '' },
    produtos: produtos
      .filter(({ importadorId }) => importadorId === dono?.id)
      .map(({ codigo, descricao, ncm }) => ({ codigo, descricao, ncm, unidade: 'UN', preco: '412.5', origem: '0' })),
    destinos: [
      { uf: 'SP', municipioIbge: '3550308', municipio: 'São Paulo' },
      { uf: 'RO', municipioIbge: '1100205', municipio: 'Porto Velho' },
      { uf: 'AP', municipioIbge: '1600303', municipio: 'Macapá' },
      { uf: 'AM', municipioIbge: '1302603', municipio: 'Manaus' },
    ],
  });
  const zip = zipSync(Object.fromEntries([...notas, ...cancelamentos].map(({ nome, xml }) => [nome, strToU8(xml)])));
  const andamento: RecebimentoDeNotas = {
    id: dci.id,
    situacao: 'RECEBENDO',
    lidos: 0,
    total: null,
    incluidas: 0,
    repetidas: 0,
    fora: {},
    recusadas: [],
    recusadasAoTodo: 0,
    limpas: [],
    limpasAoTodo: 0,
    falha: null,
  };
  const visto = observar(() => andamento.lidos);
  const antes = performance.now();
  await receberNotas(ao, dci.id, { nome: 'notas.zip', conteudo: zip }, andamento);
  const tempo = performance.now() - antes;
  return { andamento, tempo, ...visto() };
}

/** Counts how often a number changes, polled as a browser does, and the longest delay of a poll. */
function observar(numero: () => number): () => { passos: number; espera: number } {
  const CADA = 20;
  let [passos, espera, ultimo, quando] = [0, 0, numero(), performance.now()];
  const relogio = setInterval(() => {
    const agora = performance.now();
    espera = Math.max(espera, agora - quando - CADA);
    if (numero() !== ultimo) passos += 1;
    [ultimo, quando] = [numero(), agora];
  }, CADA);
  return () => {
    clearInterval(relogio);
    return { passos, espera };
  };
}

function deFora({ fora }: RecebimentoDeNotas): number {
  return Object.values(fora).reduce((soma, quantas) => soma + quantas, 0);
}
