import type { DescricaoDeCampo } from '#components/form/fields/descricao-de-campo.ts';
import type { AdicaoPrevista } from '#lib/contracts/processo/itens-do-processo.ts';
import { FOLHAS_DA_ADICAO } from '#lib/domain/aduana/declaracao/folhas-da-adicao.ts';
import type { Recusas } from '#lib/registros/entre-campos.ts';
import { CAMPOS_ADICAO } from '#lib/siscomex/di/di-xml-campos-adicao.ts';
import type { Campo } from '#lib/siscomex/xml/campo-xml.ts';

const folhas: Readonly<Record<string, Campo>> = CAMPOS_ADICAO.adicao;
const MAXIMO_DO_TEXTO = 60;

/**
 * The further fields of an adição as form fields. Their labels are those of the trade; their size and kind are those of the file.
 */
export const CAMPOS_DAS_FOLHAS: Readonly<Record<string, DescricaoDeCampo>> = Object.fromEntries(
  Object.values(FOLHAS_DA_ADICAO).flatMap((folhas) =>
    Object.entries(folhas).map(([nome, { rotulo, ajuda, opcoes }]) => {
      const comum = { rotulo, ...(ajuda && { ajuda }) };
      return [
        nome,
        opcoes ? { ...comum, tipo: 'opcao', opcoes: Object.entries(opcoes) } : { ...comum, ...tipoDe(nome) },
      ];
    }),
  ),
);

/** Rejects a value that does not fit its field of the file now, not only when the declaration is written. */
export function conferirFolhas(adicoes: readonly AdicaoPrevista[], { addIssue }: Recusas): void {
  for (const [i, { campos }] of adicoes.entries()) {
    for (const [nome, valor] of Object.entries(campos)) {
      const motivo = motivoDaFolha(folhas[nome], valor);
      if (motivo) addIssue({ code: 'custom', path: ['adicoes', i, 'campos', nome], message: motivo });
    }
  }
}

function tipoDe(nome: string): DescricaoDeTipo {
  const campo = folhas[nome];
  if (campo?.tipo === 'decimal') return { tipo: 'decimal', casas: campo.casas };
  const largura = campo && 'largura' in campo ? campo.largura : 0;
  return { tipo: 'texto', maximo: largura || MAXIMO_DO_TEXTO };
}
type DescricaoDeTipo = { tipo: 'decimal'; casas: number } | { tipo: 'texto'; maximo: number };

function motivoDaFolha(campo: Campo | undefined, valor: string): string | null {
  if (campo?.tipo === 'decimal') {
    const [, inteiros = '', casas = ''] = /^(\d+)(?:\.(\d+))?$/.exec(valor) ?? [];
    if (inteiros === '' || casas.length > campo.casas) return `Escreva um número de até ${campo.casas} casas decimais.`;
    return inteiros.length > campo.largura - campo.casas ? 'O número não cabe no campo da declaração.' : null;
  }
  if (campo?.tipo !== 'codigo' || nomeia.test(valor)) return null;
  return `O código tem até ${campo.largura} algarismos.`;
}

const nomeia = /^[0-9A-Za-z]+$/;
