import type { Apontamento, LinhaDeRegistro } from '#lib/domain/zfm/arquivo-de-registros.ts';
import type { Bloco, Leiaute } from './leiaute.ts';

/**
 * Warns about the order of registros: the first is not the header, a second header where only one is allowed, or a registro out of
 * order.
 */
export function avisosDeOrdem(leiaute: Leiaute, linhas: readonly LinhaDeRegistro[]): Apontamento[] {
  const lugares = lugaresDe(leiaute.ordem);
  const [cabecalho = ''] = lugares.keys();
  const umSo = lugares.get(cabecalho)?.rodadas.length === 0;
  const avisos: Apontamento[] = [];
  let anterior: string | null = null;
  let linhaDoCabecalho: number | null = null;
  for (const { numero, registro } of linhas) {
    if (registro === null) continue;
    const avisar = (motivo: string) => avisos.push(avisoDaLinha(numero, registro, motivo));
    if (umSo && registro === cabecalho && linhaDoCabecalho !== null) {
      avisar(`o arquivo já tem um registro ${cabecalho}, na linha ${linhaDoCabecalho}`);
    } else if (anterior === null && registro !== cabecalho) {
      avisar(`o arquivo devia começar pelo registro ${cabecalho}`);
    } else if (anterior !== null) {
      const motivo = foraDeOrdem(lugares, anterior, registro);
      if (motivo !== null) avisar(motivo);
    }
    if (registro === cabecalho) linhaDoCabecalho ??= numero;
    anterior = registro;
  }
  return avisos;
}

/**
 * The place of a type: its rank in the file, and the rounds that contain it. A round lists its types, beginning with the one that
 * opens it.
 */
interface Lugar {
  posto: number;
  rodadas: readonly (readonly string[])[];
}

function lugaresDe(ordem: readonly Bloco[]): Map<string, Lugar> {
  const lugares = new Map<string, Lugar>();
  const percorrer = (blocos: readonly Bloco[], rodadas: Lugar['rodadas']) => {
    for (const bloco of blocos) {
      if (typeof bloco === 'string') lugares.set(bloco, { posto: lugares.size, rodadas });
      else percorrer(bloco, [...rodadas, tiposDe(bloco)]);
    }
  };
  percorrer(ordem, []);
  return lugares;
}

function tiposDe(bloco: Bloco): string[] {
  return typeof bloco === 'string' ? [bloco] : bloco.flatMap(tiposDe);
}

/** Returns why `registro` may not follow `anterior`; null when it may. */
function foraDeOrdem(lugares: Map<string, Lugar>, anterior: string, registro: string): string | null {
  const lugar = lugares.get(registro);
  const antes = lugares.get(anterior);
  if (!lugar || !antes) return null;
  const reabre = lugar.rodadas.some(([primeiro, ...outros]) => primeiro === registro && outros.includes(anterior));
  if (!reabre && lugar.posto < antes.posto) return `vem depois do registro ${anterior}, e devia vir antes`;
  const fechada = lugar.rodadas.find((tipos) => tipos[0] !== registro && !tipos.includes(anterior));
  return fechada ? `vem sem um registro ${fechada[0]} antes` : null;
}

function avisoDaLinha(linha: number, registro: string, motivo: string): Apontamento {
  return { linha, posicao: 1, registro, campo: null, mensagem: `Linha ${linha}, registro ${registro}: ${motivo}.` };
}
