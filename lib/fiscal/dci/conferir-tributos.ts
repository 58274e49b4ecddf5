import { mesesDaSelic } from '#lib/domain/datas/meses-da-selic.ts';
import { Exato, porExtenso } from '#lib/domain/numeros/decimal-exato.ts';
import {
  type ApontamentoDaDci,
  competenciaPorExtenso,
  type ItemDaDci,
  NOME_MODALIDADE_DCI,
  pagamentoAntesDaSaida,
} from '#lib/domain/zfm/dci.ts';
import { apontarNa } from './apontar.ts';
import { desconhecidosDoItem, nomeDoItem } from './desconhecidos-do-item.ts';
import type { FatosDaDci } from './fatos-da-dci.ts';

const { erro, aviso } = apontarNa('tributos');
const nosInsumos = apontarNa('insumos');

/** Checks whether the taxes fall due, which are unknown, and what a delay costs (domain/zfm.md §6.6, 5). */
export function conferirTributos(fatos: FatosDaDci): ApontamentoDaDci[] {
  return [
    ...fatos.documento.itens.flatMap((item) => [
      ...exigibilidade(fatos, item),
      ...comoObsoleto(item),
      ...desconhecidos(fatos, item),
    ]),
    ...pagamento(fatos),
    ...ordens(fatos),
    ...restituicao(fatos),
    ...selic(fatos),
  ];
}

function exigibilidade({ itens }: FatosDaDci, item: ItemDaDci): ApontamentoDaDci[] {
  const { modalidade, exigivel, motivo, chave } = item;
  const padrao = itens.get(chave)?.exigivelPadrao ?? null;
  if (modalidade === 'PN' || exigivel === null || padrao === null || exigivel === padrao) return [];
  const nome = `${nomeDoItem(item)} (${NOME_MODALIDADE_DCI[modalidade]})`;
  const como = exigivel ? 'exigíveis, e a tabela diz que não são' : 'não exigíveis, e a tabela diz que são';
  return motivo
    ? [aviso('CONTRA_A_TABELA', chave, `${nome}: os tributos estão como ${como}. Motivo: ${motivo}`)]
    : [erro('SEM_MOTIVO', chave, `${nome}: os tributos estão como ${como}. Diga por quê.`)];
}

/** Reported because the base differs and the parecer must be at hand. */
function comoObsoleto(item: ItemDaDci): ApontamentoDaDci[] {
  const { obsoleto, chave } = item;
  if (!obsoleto) return [];
  const valor = `R$ ${porExtenso(new Exato(obsoleto.valor), 2)}`;
  const frase = `${nomeDoItem(item)} sai como obsoleto ou sucata, e os tributos são sobre ${valor}, o valor de venda ou de mercado. Tenha à mão o parecer da Suframa ${obsoleto.parecer}.`;
  return [aviso('OBSOLETO', chave, frase)];
}

/** Leaves out what other checks report: a missing DCR-E is reported by the notas, and a blocking shortfall by the inputs. */
function desconhecidos({ faltanteBloqueia, documento }: FatosDaDci, item: ItemDaDci): ApontamentoDaDci[] {
  return desconhecidosDoItem(item, documento.semPisCofins)
    .filter(({ codigo }) => codigo !== 'SEM_DCRE' && !(codigo === 'SEM_SALDO' && faltanteBloqueia))
    .map(({ codigo, mensagem }) => (codigo === 'SEM_SALDO' ? nosInsumos.erro : erro)(codigo, item.chave, mensagem));
}

function pagamento({ documento, notas }: FatosDaDci): ApontamentoDaDci[] {
  const saidas = notas.map(({ saida, emissao }) => saida ?? emissao).sort();
  const ultima = saidas.at(-1);
  if (!ultima || documento.pagamento === null || documento.pagamento >= ultima) return [];
  return [erro('PAGAMENTO_ANTES_DA_SAIDA', 'dataPagamento', pagamentoAntesDaSaida(ultima))];
}

function ordens({ documento }: FatosDaDci): ApontamentoDaDci[] {
  const { ordensJudiciais, itens } = documento;
  const primeiras = new Map<string, number>();
  const deCada = ordensJudiciais.flatMap(({ modalidade, tributo }, i) => {
    const grupo = `${modalidade}/${tributo}`;
    const antes = primeiras.get(grupo);
    if (antes === undefined) primeiras.set(grupo, i);
    const qual = `${tributo} de ${NOME_MODALIDADE_DCI[modalidade]}`;
    return [
      ...(antes === undefined
        ? []
        : [
            erro(
              'ORDEM_REPETIDA',
              `ordensJudiciais.${i}.tributo`,
              `Há mais de uma ordem judicial de ${qual}: junte as duas numa só.`,
            ),
          ]),
      ...(itens.some((item) => item.modalidade === modalidade)
        ? []
        : [
            aviso(
              'ORDEM_SEM_ITEM',
              `ordensJudiciais.${i}.modalidade`,
              `A ordem judicial é de ${qual}, e a DCI não tem item dessa modalidade.`,
            ),
          ]),
    ];
  });
  if (ordensJudiciais.length === 0) return [];
  const foraDoArquivo =
    'Os campos do registro 02, das ordens judiciais, não são públicos: elas não vão no arquivo de conferência.';
  return [...deCada, aviso('ORDEM_FORA_DO_ARQUIVO', 'ordensJudiciais', foraDoArquivo)];
}

function restituicao({ documento, calculo }: FatosDaDci): ApontamentoDaDci[] {
  if (documento.processoRetificador) return [];
  const aMais = calculo.grupos.some(({ anterior, judicial, calculado }) => {
    const devido = judicial ?? calculado;
    return anterior !== null && devido !== null && new Exato(devido).lt(anterior);
  });
  if (!aMais) return [];
  const motivo =
    'A DCI anterior declarou mais do que é devido: pedir de volta exige o processo administrativo, de 17 algarismos.';
  return [{ ...aviso('SEM_PROCESSO', 'processoRetificador', motivo), etapa: 'periodo' }];
}

function selic({ documento, calculo }: FatosDaDci): ApontamentoDaDci[] {
  const { vencimento, pagamento, selic: informada } = documento;
  const nadaAPagar = calculo.tributos !== null && new Exato(calculo.tributos).isZero();
  if (vencimento === null || pagamento === null || nadaAPagar) return [];
  const faltam = mesesDaSelic(vencimento, pagamento).filter(
    (mes) => !informada.some((selicDoMes) => selicDoMes.mes === mes),
  );
  if (faltam.length === 0) return [];
  return [erro('SEM_SELIC', 'selic', `Falta a Selic de ${faltam.map(competenciaPorExtenso).join(', ')}.`)];
}
