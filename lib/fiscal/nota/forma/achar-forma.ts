import type { FormaDaNota } from '#lib/domain/aduana/nota/forma-da-nota.ts';
import type { NotaDeImportacao } from '#lib/domain/aduana/nota/nota-de-importacao.ts';
import { porExtenso } from '#lib/domain/numeros/decimal-exato.ts';
import { figurasDoTexto } from '#lib/fiscal/nota/texto-complementar.ts';
import { acharCustos } from './achar-custos.ts';
import { acharPerfis } from './achar-perfis.ts';
import { acharValores, prova } from './achar-valores.ts';
import { notaDeExemplo, type ProcessoDoExemplo, type ProvaDaForma, valor } from './nota-de-exemplo.ts';

/** The points an example shows; the others are asked. */
export interface FormaAchada {
  forma: Partial<FormaDaNota>;
  provas: ProvaDaForma[];
}

/**
 * Finds out how an importer writes its import notes from one of them. What the note alone does not tell (what is in vProd and vOutro,
 * how costs are shared) is read beside the declaration and the costs of its process. Each point has its proof: what was found, and by
 * how many reais the example misses it; a point nobody can tell has neither. Nothing is kept here.
 */
export function acharForma(nota: NotaDeImportacao, processo: ProcessoDoExemplo | null): FormaAchada {
  const exemplo = notaDeExemplo(nota, processo);
  const valores = acharValores(exemplo);
  const custos = acharCustos(exemplo);
  const { perfis, provas } = acharPerfis(exemplo);
  const { indFinal, indPres, tpAmb, verProc } = nota.ide;
  const texto = acharTexto(nota, processo ? figurasDoTexto(processo, exemplo.declarados) : {});
  return {
    forma: {
      ...semVazios(valores.forma),
      ...custos.forma,
      perfis,
      pagamento: { tPag: nota.pag.tPag ?? '90', xPag: nota.pag.xPag ?? null },
      ide: { indFinal: indFinal ?? '0', indPres: indPres ?? '0', tpAmb: tpAmb ?? '1', verProc: verProc ?? 'Cais' },
      modFrete: nota.transp.modFrete ?? '0',
      infCpl: texto.modelo,
      totaisDaReforma: nota.itens.some(({ vItem }) => vItem !== undefined),
    },
    provas: [
      ...valores.provas,
      ...custos.provas,
      ...provas,
      prova('pagamento', `${nota.pag.tPag}, R$ ${porExtenso(valor(nota.pag.vPag), 2)}`, '0.00'),
      prova(
        'infCpl',
        texto.modelo === null ? null : texto.nomes.join(', ') || 'nenhuma figura do processo',
        texto.modelo === null ? null : '0.00',
      ),
    ],
  };
}

/** Puts names in place of the figures of the process, the longest first; a figure of zero names nothing. */
function acharTexto(
  nota: NotaDeImportacao,
  figuras: Readonly<Record<string, string>>,
): { modelo: string | null; nomes: string[] } {
  const nomes: string[] = [];
  const porTamanho = Object.entries(figuras)
    .filter(([, escrita]) => escrita.length >= MENOR_FIGURA && /[1-9]/.test(escrita))
    .toSorted(([, menor], [, maior]) => maior.length - menor.length);
  let modelo = nota.infCpl ?? null;
  for (const [nome, escrita] of porTamanho) {
    const onde = new RegExp(`(?<![\\d.,{])${escrita.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\d}])(?![.,]\\d)`, 'g');
    if (modelo === null || !onde.test(modelo)) continue;
    modelo = modelo.replace(onde, `{${nome}}`);
    nomes.push(nome);
  }
  return { modelo, nomes };
}

const semVazios = <Objeto extends object>(objeto: Objeto): Objeto =>
  Object.fromEntries(Object.entries(objeto).filter(([, achado]) => achado !== undefined)) as Objeto;

const MENOR_FIGURA = 4;
