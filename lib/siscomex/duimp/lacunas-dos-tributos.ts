import { NOME_DO_TRIBUTO } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import {
  type ComplementoDaDuimp,
  type FatosDaDuimp,
  fundamentosPedidos,
  type LacunaDaDuimp,
} from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import { ADICOES, avisa, complementar, lista, NO_PORTAL, se, tres } from './lacuna-apontada.ts';

export function dosTributos(fatos: FatosDaDuimp, { fundamentos }: ComplementoDaDuimp): LacunaDaDuimp[] {
  const { itens, adicoes } = fatos;
  const soltos = itens.filter(({ adicao }) => adicao === null).length;
  const faltam = fundamentosPedidos(adicoes).filter(
    ({ adicao, tributo }) =>
      !fundamentos.some((fundamento) => fundamento.adicao === adicao && fundamento.tributo === tributo),
  );
  const ditos = faltam.map(({ adicao, tributo }) => `${NOME_DO_TRIBUTO[tributo]} da adição ${tres(adicao)}`);
  const com = (qual: (adicaoDosFatos: FatosDaDuimp['adicoes'][number]) => boolean) =>
    adicoes.filter(qual).map(({ numero }) => tres(numero));
  const [ajustadas, comAntidumping] = [com(({ ajustes }) => ajustes > 0), com(({ temAntidumping }) => temAntidumping)];
  return [
    ...se(
      soltos > 0,
      'adicoes',
      soltos === 1
        ? 'Um item não está em nenhuma adição, e ela diz os regimes dos tributos.'
        : `${soltos} itens não estão em nenhuma adição, e ela diz os regimes dos tributos.`,
      ADICOES,
    ),
    ...se(faltam.length > 0, 'fundamentos', `Falta o fundamento legal: ${lista(ditos)}.`, complementar('fundamentos')),
    ...avisa(
      ajustadas.length > 0,
      'ajustes',
      `Acréscimos e deduções não vão no rascunho (adição ${lista(ajustadas)}): o processo não tem os códigos deles.`,
      NO_PORTAL,
    ),
    ...avisa(
      comAntidumping.length > 0,
      'antidumping',
      `O antidumping não vai no rascunho (adição ${lista(comAntidumping)}).`,
      NO_PORTAL,
    ),
  ];
}
