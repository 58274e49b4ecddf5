import type { MudancaDoHistorico } from '#lib/contracts/platform/historico.ts';
import { camposMudados, valorEm } from '#lib/domain/versoes/campos-mudados.ts';
import type { AcaoHistorico } from '#lib/domain/versoes/historico.ts';
import { valorDeCampo } from '#lib/format/valor-de-campo.ts';

type Campos = Readonly<Record<string, unknown>>;

/** Labels of the fields of a resource, and formatters for the fields that need their own. */
export interface NomesDosCampos {
  rotulos: Readonly<Record<string, string>>;
  valores?: Readonly<Record<string, (valor: unknown) => string>>;
  /** List fields whose changes are told line by line, instead of showing the whole list twice. */
  listas?: Readonly<Record<string, (antes: unknown, depois: unknown) => CampoMudado[]>>;
  /** A version of the record without what it does not know: the API writes some of that as zero. */
  conhecido?: (versao: Campos) => Campos;
  /** Names of actions that differ from the default for this kind of record. */
  acoes?: Readonly<Partial<Record<AcaoHistorico, string>>>;
}

/** Formats a field whose changes the history tells by others, or leaves to another record. */
export const nadaADizer = () => '';

export interface CampoMudado {
  caminho: string;
  rotulo: string;
  era: string;
  ficou: string;
}

/** Returns the fields that differ between two versions of a record, in words. Metadata of the record is left out. */
export function diferencas(antes: Campos | null, depois: Campos | null, nomes: NomesDosCampos): CampoMudado[] {
  const { conhecido = (versao) => versao } = nomes;
  const [primeira, segunda] = [conhecido(antes ?? {}), conhecido(depois ?? {})];
  return camposMudados(primeira, segunda)
    .filter((caminho) => !DO_REGISTRO.has(caminho))
    .flatMap((caminho) => {
      const [era, ficou] = [valorEm(primeira, caminho), valorEm(segunda, caminho)];
      const linhas = nomes.listas?.[caminho];
      if (linhas) return linhas(era, ficou);
      const escrever = nomes.valores?.[caminho] ?? valorDeCampo;
      return [{ caminho, rotulo: rotuloDe(caminho, nomes.rotulos), era: escrever(era), ficou: escrever(ficou) }];
    })
    .filter(({ era, ficou }) => era !== ficou);
}

/** Name of each action, without person and time: `Criado` in `Criado por Maria`. */
export const NOME_DA_ACAO: Readonly<Record<AcaoHistorico, string>> = {
  CRIAR: 'Criado',
  ALTERAR: 'Alterado',
  EXCLUIR: 'Excluído',
  RESTAURAR: 'Restaurado',
  DESFAZER: 'Alteração desfeita',
};

/** Returns the changes that have a version to look at. A change of data that is not kept has no version. */
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
