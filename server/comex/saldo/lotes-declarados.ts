import {
  type AdicaoDeclarada,
  type DeclaracaoImportacao,
  TRIBUTOS_DI,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { textoDoItem } from '#lib/domain/aduana/declaracao/vinculo-declarado.ts';
import { escreverNumeroDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { aliquotaDaDi } from '#lib/fiscal/importacao/declarada/aliquota-da-di.ts';
import { type Figura, texto } from '#lib/fiscal/memoria.ts';
import { custosDaDeclaracao } from '#lib/fiscal/saldo/custo-do-lote.ts';
import { suspensosDosItens } from '#lib/fiscal/saldo/suspensos-do-lote.ts';
import { chaveDe } from '#server/comex/declaracao/vinculo-repository.ts';
import { flatMapInTurns } from '#server/platform/work/flat-map-in-turns.ts';
import type { LoteDeclarado } from './acertar-lotes.ts';
import { type ReformaGravada, reformaDesconhecida } from './reforma-dos-processos.ts';

/**
 * Lists the items of a declaration as they come into stock, in order, with their CBS and IBS in the same order. Each carries the text
 * that links it to a part number.
 */
export async function lotesDeclarados(
  di: DeclaracaoImportacao,
  reformas: readonly ReformaGravada[],
): Promise<(Omit<LoteDeclarado, 'itemId'> & { textoComparado: string })[]> {
  const reforma = reformas.values();
  const custos = custosDaDeclaracao(di);
  const daAdicao = (adicao: AdicaoDeclarada) => {
    const [custo, suspensos] = [custos(adicao), suspensosDosItens(adicao)];
    const { ncm, fornecedor, incoterm, moeda, tributos } = adicao;
    return adicao.itens.map(({ descricao, quantidade, unidade, valorUnitario }, i) => {
      const textoComparado = textoDoItem({ ncm, descricao });
      const suspenso = TRIBUTOS_DI.map((tributo) => suspensos[i]?.[tributo] ?? '0.00');
      const [iiSuspenso = '0.00', ipiSuspenso = '0.00', pisSuspenso = '0.00', cofinsSuspenso = '0.00'] = suspenso;
      return {
        textoComparado,
        papel: 'DECLARACAO' as const,
        numeroDeclaracao: di.numeroDI,
        serie: null,
        adicao: Number(adicao.numero),
        item: i + 1,
        dataRegistro: di.dataRegistro,
        importadorCnpj: di.importador.numero,
        chaveItem: chaveDe(textoComparado),
        ncm,
        descricao,
        unidade,
        fornecedor,
        busca: textoDeBusca(descricao, ncm, di.numeroDI, escreverNumeroDeclaracao(di.numeroDI), fornecedor),
        quantidade,
        valorUnitario,
        moedaCodigo: moeda.codigo,
        moedaNome: moeda.nome,
        incoterm,
        custoFob: escrito(custo[i]?.fob),
        custoCif: escrito(custo[i]?.cif),
        aliquotaIi: aliquotaDaDi(adicao, 'ii'),
        regimeIi: tributos.ii.regime.nome,
        iiSuspenso,
        ipiSuspenso,
        pisSuspenso,
        cofinsSuspenso,
        ...(reforma.next().value ?? reformaDesconhecida('SEM_CALCULO')),
      };
    });
  };
  return flatMapInTurns(di.adicoes, daAdicao);
}

const escrito = (figura: Figura | null | undefined) => (figura ? texto(figura) : null);
