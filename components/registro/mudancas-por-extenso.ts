import type { MudancaDoHistorico } from '#lib/contracts/historico.ts';
import { camposMudados, valorEm } from '#lib/domain/sistema/campos-mudados.ts';
import type { AcaoHistorico } from '#lib/domain/sistema/historico.ts';
import { valorDeCampo } from '#lib/format/valor-de-campo.ts';

type Campos = Readonly<Record<string, unknown>>;

/** How the fields of a resource are called, and those whose value reads otherwise than any value does. */
export interface NomesDosCampos {
  rotulos: Readonly<Record<string, string>>;
  valores?: Readonly<Record<string, (valor: unknown) => string>>;
  /** Fields that are lists, of which the changes of their lines are told, and not the whole list twice. */
  listas?: Readonly<Record<string, (antes: unknown, depois: unknown) => CampoMudado[]>>;
  /** What is done to this kind of record otherwise than to any. */
  acoes?: Readonly<Partial<Record<AcaoHistorico, string>>>;
}

export interface CampoMudado {
  caminho: string;
  rotulo: string;
  era: string;
  ficou: string;
}

/** The fields in which two versions of a record differ, in words; what the record says of itself is none of them. */
export function diferencas(antes: Campos | null, depois: Campos | null, nomes: NomesDosCampos): CampoMudado[] {
  return camposMudados(antes ?? {}, depois ?? {})
    .filter((caminho) => !DO_REGISTRO.has(caminho))
    .flatMap((caminho) => {
      const [era, ficou] = [valorEm(antes ?? {}, caminho), valorEm(depois ?? {}, caminho)];
      const linhas = nomes.listas?.[caminho];
      if (linhas) return linhas(era, ficou);
      const escrever = nomes.valores?.[caminho] ?? valorDeCampo;
      return [{ caminho, rotulo: rotuloDe(caminho, nomes.rotulos), era: escrever(era), ficou: escrever(ficou) }];
    })
    .filter(({ era, ficou }) => era !== ficou);
}

/** `Criado por Maria`: what was done, without who and when. */
export const NOME_DA_ACAO: Readonly<Record<AcaoHistorico, string>> = {
  CRIAR: 'Criado',
  ALTERAR: 'Alterado',
  EXCLUIR: 'Excluído',
  RESTAURAR: 'Restaurado',
  DESFAZER: 'Alteração desfeita',
};

/** Versions one may look at: what a change left behind, named by when; a change of what is not kept left none. */
export function versoesDe(mudancas: readonly MudancaDoHistorico[]): MudancaDoHistorico[] {
  return mudancas.filter(({ depois }) => depois !== null && Object.keys(depois).length > 0);
}

function rotuloDe(caminho: string, rotulos: Readonly<Record<string, string>>): string {
  const proprio = rotulos[caminho];
  if (proprio !== undefined) return proprio;
  const corte = caminho.lastIndexOf('.');
  return corte < 0 ? caminho : rotuloDe(caminho.slice(0, corte), rotulos);
}

const DO_REGISTRO = new Set([
  'id',
  'versao',
  'criadoEm',
  'criadoPor',
  'alteradoEm',
  'alteradoPor',
  'excluidoEm',
  'origem',
]);
