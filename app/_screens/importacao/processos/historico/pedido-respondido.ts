import {
  type CadastrosPropostos,
  MAXIMO_POR_ATO,
  type RepresentanteProposto,
} from '#lib/contracts/cadastros/cadastros-propostos.ts';
import type { Respostas } from './PerguntasSection.tsx';

/** The groups whose first row is marked and not hindered, as many as go in one act. */
export function gruposAceitos(
  { linhas, grupos }: { linhas: readonly { chave: string; impedimento: string | null }[]; grupos: readonly string[][] },
  fora: ReadonlySet<string>,
): (readonly string[])[] {
  const livres = new Set(linhas.flatMap(({ chave, impedimento }) => (impedimento || fora.has(chave) ? [] : [chave])));
  return grupos.filter(([primeira]) => livres.has(primeira ?? '')).slice(0, MAXIMO_POR_ATO);
}

/** What would be registered now, and the representatives as the importers of the same act let them be. */
export function pedidoRespondido(
  propostos: CadastrosPropostos,
  respostas: Respostas,
  grupos: Record<'fornecedores' | 'itens', (readonly string[])[]>,
) {
  const importadores = propostos.importadores.flatMap(({ cnpj, inscricaoEstadual }) =>
    importadorRespondido(cnpj, { ...(inscricaoEstadual && { inscricaoEstadual }), ...respostas[cnpj] }),
  );
  const representantes = destravados(
    propostos.representantes,
    importadores.map(({ cnpj }) => cnpj),
  );
  const partes = {
    importadores,
    representantes: representantes.flatMap(({ chave, impedimento }) =>
      impedimento ? [] : completo({ chave, vinculo: respostas[chave]?.vinculo ?? '' }, 2),
    ),
    ...grupos,
    produtos: propostos.produtos.flatMap(({ chave }) =>
      completo({ chave, ...respostas[chave], pesoBruto: respostas[chave]?.pesoBruto?.replace(',', '.') ?? '' }, 3),
    ),
  };
  return { representantes, partes };
}

/** Whose importer is in this act may go in with it. */
function destravados(propostos: readonly RepresentanteProposto[], cnpjs: readonly string[]): RepresentanteProposto[] {
  return propostos.map((proposto) =>
    proposto.destravadoPor.some((cnpj) => cnpjs.includes(cnpj))
      ? { ...proposto, impedimento: null, porque: `${proposto.porque}; vai com o importador, no mesmo ato` }
      : proposto,
  );
}

/** An importer once sector and standing are answered, and the inscrição Suframa of who has one. */
function importadorRespondido(cnpj: string, { setor = '', situacaoSuframa = '', ...opcionais }: Respostas[string]) {
  const inscricaoSuframa = opcionais.inscricaoSuframa?.trim() || null;
  const inscricaoEstadual = opcionais.inscricaoEstadual?.trim() || null;
  if (situacaoSuframa !== 'NAO_INSCRITO' && inscricaoSuframa === null) return [];
  return completo({ cnpj, setor, situacaoSuframa }, 3).map((campos) => ({
    ...campos,
    inscricaoSuframa,
    inscricaoEstadual,
  }));
}

/** The answers of a record once all its fields are filled; none before. */
function completo<Campos extends Record<string, string>>(campos: Campos, quantos: number): Campos[] {
  const cheios = Object.values(campos).filter((valor) => valor.trim() !== '');
  return cheios.length === quantos ? [campos] : [];
}
