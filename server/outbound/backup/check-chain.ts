import type { Database } from '#server/platform/db/database.ts';
import { elosDaEmpresa, type LinkRead } from './chain-rows.ts';
import { linkHash, type RawRow } from './link.ts';
import type { Seal } from './seal.ts';

interface Conferida {
  linhas: number;
  selo: Seal | null;
  falhas: string[];
}

/** A place whose line does not produce the hash of the place. */
interface Errado {
  ordem: number;
  anterior: Uint8Array;
  hash: Uint8Array;
  linha: RawRow;
}

/**
 * Recomputes the chain of a company. Each place is checked against the stored hash before it, so that one wrong line gives one
 * failure.
 */
export async function checkChain(tx: Database, empresaId: string, selos: readonly Seal[]): Promise<Conferida> {
  const falhas: string[] = [];
  const errados: Errado[] = [];
  const porOrdem = new Map(selos.map((selo) => [selo.ordem, selo]));
  let [linhas, ultima, anterior]: [number, number, Uint8Array] = [0, 0, new Uint8Array()];

  for await (const elo of elosDaEmpresa(tx, empresaId)) {
    const { ordem, hash, linha } = elo;
    if (linha) linhas += 1;
    if (falhas.length + errados.length < MAXIMO) {
      if (ordem <= ultima) falhas.push(`O lugar ${numero(ordem)} da cadeia não existe: não foi o Cais que o escreveu.`);
      else if (ordem > ultima + 1) falhas.push(lacuna(ultima + 1, ordem - 1));
      else if (!linha) falhas.push(sumida(elo));
      else if (!linkHash(anterior, ordem, linha).equals(hash)) errados.push({ ordem, anterior, hash, linha });
    }
    const selo = porOrdem.get(ordem);
    if (selo && selo.hash !== hex(hash)) falhas.push(refeita(ordem));
    porOrdem.delete(ordem);
    [ultima, anterior] = [ordem, hash];
  }
  falhas.push(...errados.map((errado) => errada(errado, errados)));
  falhas.push(...Array.from(porOrdem.keys(), (ordem) => cortada(ordem, ultima)));
  return { linhas, selo: ultima > 0 ? { empresaId, ordem: ultima, hash: hex(anterior) } : null, falhas };
}

function lacuna(de: number, ate: number): string {
  return de === ate
    ? `Falta o lugar ${numero(de)} da cadeia: a linha que estava nele foi removida.`
    : `Faltam os lugares ${numero(de)} a ${numero(ate)} da cadeia: as linhas que estavam neles foram removidas.`;
}

function sumida({ ordem, historicoId }: LinkRead): string {
  return `A linha ${numero(ordem)} (${historicoId}, escrita em ${escritaEm(historicoId)}) foi removida do histórico.`;
}

/** Tells whether the line is out of place, when another wrong line produces the hash of this place, or changed. */
function errada({ ordem, anterior, hash, linha }: Errado, errados: readonly Errado[]): string {
  const dona = errados.find((outra) => outra.ordem !== ordem && linkHash(anterior, ordem, outra.linha).equals(hash));
  const linhaPorExtenso = `A linha ${numero(ordem)} (${idDe(linha)}, ${linha[RECURSO]} ${linha[REGISTRO]}, escrita em ${escritaEm(idDe(linha))})`;
  return dona
    ? `${linhaPorExtenso} está fora do lugar: aqui estava a linha ${idDe(dona.linha)}, que agora está no lugar ${numero(dona.ordem)}.`
    : `${linhaPorExtenso} não é a que foi escrita: ela, ou o seu lugar na cadeia, foi alterada.`;
}

const refeita = (ordem: number): string =>
  `O selo guardado da linha ${numero(ordem)} não é o da cadeia: o histórico foi reescrito até ela.`;

const cortada = (ordem: number, ultima: number): string =>
  `O fim do histórico foi cortado: o selo guardado é da linha ${numero(ordem)}, e a última agora é a ${numero(ultima)}.`;

const idDe = (linha: RawRow): string => linha[ID] ?? '';
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const numero = (n: number): string => n.toLocaleString('pt-BR');

/** When a line was written: its id, a uuid v7, begins with the milliseconds of its creation. */
function escritaEm(id: string): string {
  const quando = new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
  return quando.toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'medium' });
}

const [ID, RECURSO, REGISTRO] = [1, 2, 3];
/** At most this many failures are kept; more add nothing. */
const MAXIMO = 100;
