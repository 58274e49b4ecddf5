import type {
  AdicaoDeclarada,
  DeclaracaoImportacao,
  OutrosDeclarados,
  OutroTributo,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { ComponenteDaBase } from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import { lerCClassTrib } from '#lib/domain/aduana/tributos/marca-cclasstrib.ts';
import { arredondarCentavos, dinheiro, Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { direitosDeclarados } from '#lib/fiscal/importacao/declarada/encargos-da-declaracao.ts';
import { valorAduaneiroDeclarado } from '#lib/fiscal/importacao/declarada/valor-aduaneiro-declarado.ts';
import { type ItemDaCarga, repartirDaAdicao, repartirPeso } from './carga-do-processo.ts';

/**
 * Returns the items of a registered declaration with the amounts it declares. An item of a DUIMP declares its own; an item of a DI
 * gets its share of its adição.
 */
export function itensDeclarados({ adicoes }: DeclaracaoImportacao): ItemDaCarga[] {
  return adicoes.flatMap(itensDaAdicaoDeclarada);
}

/** The items of one adição, as {@link itensDeclarados} gives those of all. */
export function itensDaAdicaoDeclarada(adicao: AdicaoDeclarada): ItemDaCarga[] {
  const declarados = adicao.itens.flatMap(({ duimp }) => (duimp?.valorAduaneiro ? [duimp] : []));
  const partes =
    declarados.length === adicao.itens.length
      ? declarados.map((item) => ({
          valorAduaneiro: emCentavos(item.valorAduaneiro ?? '0'),
          ii: emCentavos(item.tributos.ii.recolher),
          pesoLiquido: item.pesoLiquido ?? '0',
          componentes: direitosDaBase(item.outros),
          fonte: `declarado na adição ${adicao.numero}`,
        }))
      : partesDaAdicao(adicao);
  return adicao.itens.flatMap(({ sequencia, descricao, cClassTrib }, k) => {
    const parte = partes[k];
    if (!parte) return [];
    const marcada = lerCClassTrib(descricao);
    return [
      {
        adicao: adicao.numero,
        ncm: adicao.ncm,
        sequencia,
        descricao: marcada.texto,
        cClassTrib: cClassTrib ?? marcada.cClassTrib,
        ...parte,
      },
    ];
  });
}

function partesDaAdicao(adicao: AdicaoDeclarada) {
  const { itens, numero } = adicao;
  if (itens.length === 0) return [];
  const valores = repartirDaAdicao(valorAduaneiroDeclarado(adicao), itens);
  const ii = repartirDaAdicao(emCentavos(adicao.tributos.ii.recolher), itens);
  const pesos = repartirPeso(adicao.pesoLiquido ?? '0', itens);
  const direitos = Object.entries(direitosDaBase(adicao.outros)).map(
    ([nome, total]) => [nome, repartirDaAdicao(total, itens)] as const,
  );
  const parte = itens.length === 1 ? 'declarado' : 'parte do declarado';
  return itens.map((_, k) => ({
    valorAduaneiro: valores[k] ?? '0.00',
    ii: ii[k] ?? '0.00',
    pesoLiquido: pesos[k] ?? '0',
    componentes: Object.fromEntries(direitos.map(([nome, partes]) => [nome, partes[k] ?? '0.00'])),
    fonte: `${parte} na adição ${numero}${itens.length === 1 ? '' : ', pelo valor na condição de venda'}`,
  }));
}

function direitosDaBase(outros: OutrosDeclarados | undefined): Partial<Record<ComponenteDaBase, DecimalTexto>> {
  const pares = direitosDeclarados(outros).flatMap(({ tributo, valor }) => {
    const nome = COMPONENTE_DO_DIREITO[tributo as OutroTributo];
    return nome ? [[nome, valor.toFixed(2)] as const] : [];
  });
  return Object.fromEntries(pares);
}

/** A DUIMP may give seven decimals. */
function emCentavos(valor: DecimalTexto): DecimalTexto {
  return dinheiro(arredondarCentavos(new Exato(valor)));
}

/** A fine is no part of the base. */
const COMPONENTE_DO_DIREITO: Readonly<Partial<Record<OutroTributo, ComponenteDaBase>>> = {
  antidumping: 'antidumping',
  compensatorio: 'compensatorios',
  salvaguarda: 'salvaguarda',
  cide: 'cide',
};
