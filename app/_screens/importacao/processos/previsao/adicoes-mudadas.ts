import { rotuloDe } from '#components/form/fields/descricao-de-campo.ts';
import type { CampoMudado } from '#components/registro/mudancas-por-extenso.ts';
import type { AdicaoPrevista } from '#lib/contracts/processo/itens-do-processo.ts';
import { camposMudados, valorEm } from '#lib/domain/versoes/campos-mudados.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import { valorDeCampo } from '#lib/format/valor-de-campo.ts';
import { CAMPOS_DA_ADICAO } from './adicao-campos.ts';
import { numeroDaAdicao } from './itens-linhas.ts';

type Adicao = Partial<AdicaoPrevista> & Pick<AdicaoPrevista, 'numero'>;

/** The changes between the planned adições of two versions: those added, those removed, and each changed field. */
export function adicoesMudadas(antes: unknown, depois: unknown): CampoMudado[] {
  const [eram, sao] = [porNumero(antes), porNumero(depois)];
  const numeros = [...new Set([...eram.keys(), ...sao.keys()])].sort((a, b) => a - b);
  return numeros.flatMap((numero) => {
    const [era, ficou] = [eram.get(numero), sao.get(numero)];
    const rotulo = `Adição ${numeroDaAdicao(numero)}`;
    const caminho = `adicoes.${numero}`;
    if (!era || !ficou) {
      return [{ caminho, rotulo, era: era ? 'prevista' : SEM_VALOR, ficou: ficou ? 'prevista' : SEM_VALOR }];
    }
    return camposMudados(era, ficou).map((campo) => ({
      caminho: `${caminho}.${campo}`,
      rotulo: `${rotulo}: ${rotuloDe(CAMPOS_DA_ADICAO, campo)}`,
      era: valorDeCampo(valorEm(era, campo)),
      ficou: valorDeCampo(valorEm(ficou, campo)),
    }));
  });
}

function porNumero(valor: unknown): Map<number, Adicao> {
  return new Map(Array.isArray(valor) ? (valor as Adicao[]).map((adicao) => [adicao.numero, adicao]) : []);
}
