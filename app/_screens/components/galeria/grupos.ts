import type { Entrada } from './entrada.ts';
import { ENTRADAS_ARQUIVOS_CONFERIDOS } from './entradas-arquivos-conferidos.tsx';
import { ENTRADAS_ARQUIVOS_E_GRADE } from './entradas-arquivos-e-grade.tsx';
import { ENTRADAS_CAMPOS } from './entradas-campos.tsx';
import { ENTRADAS_COMEX } from './entradas-comex.tsx';
import { ENTRADAS_CONFERENCIA } from './entradas-conferencia.tsx';
import { ENTRADAS_DADOS } from './entradas-dados.tsx';
import { ENTRADAS_ESTRUTURA } from './entradas-estrutura.tsx';
import { ENTRADAS_FILTROS } from './entradas-filtros.tsx';
import { ENTRADAS_PASSOS } from './entradas-passos.tsx';
import { ENTRADAS_SITUACOES } from './entradas-situacoes.tsx';
import { ENTRADAS_TECLADO } from './entradas-teclado.tsx';

export interface Grupo {
  chave: 'campos' | 'estrutura' | 'dados' | 'comex' | 'conferencia' | 'teclado';
  titulo: string;
  entradas: readonly Entrada[];
}

export const GRUPOS: readonly Grupo[] = [
  { chave: 'campos', titulo: 'Campos', entradas: [...ENTRADAS_CAMPOS, ...ENTRADAS_ARQUIVOS_E_GRADE] },
  {
    chave: 'estrutura',
    titulo: 'Estrutura e atos',
    entradas: [...ENTRADAS_ESTRUTURA, ...ENTRADAS_FILTROS, ...ENTRADAS_PASSOS],
  },
  { chave: 'dados', titulo: 'Dados e números', entradas: ENTRADAS_DADOS },
  { chave: 'comex', titulo: 'Comércio exterior', entradas: [...ENTRADAS_SITUACOES, ...ENTRADAS_COMEX] },
  {
    chave: 'conferencia',
    titulo: 'Conferência e arquivos',
    entradas: [...ENTRADAS_CONFERENCIA, ...ENTRADAS_ARQUIVOS_CONFERIDOS],
  },
  { chave: 'teclado', titulo: 'Busca e teclado', entradas: ENTRADAS_TECLADO },
];

/** Components that have no entry of their own, with the reason or the component that contains each. */
export const FORA_DA_GALERIA: Readonly<Record<string, string>> = {
  BotaoDosOutrosAtos: 'parte de AtosDoCabecalho',
  Calendar: 'parte de DateField',
  CamposDaLinha: 'parte de InspetorRegistros',
  CommandPaletteItem: 'parte de CommandPalette',
  DescartarDialog: 'parte de DialogoDeFormulario',
  DialogoComCampos: 'parte de DialogoDeFormulario',
  FolhaImpressa: 'só existe no papel: o tamanho da folha',
  InicioDaEtapa: 'sem aparência: leva o foco ao começo de uma etapa',
  ItemGridBar: 'parte de ItemGrid',
  ItemGridCell: 'parte de ItemGrid',
  ItemGridErros: 'parte de ItemGrid',
  ItemGridHead: 'parte de ItemGrid',
  ItemGridMenu: 'parte de ItemGrid',
  ItemGridNumber: 'parte de ItemGrid',
  LinhaEmColunas: 'parte de InspetorRegistros',
  LinhasDoArquivo: 'parte de InspetorRegistros',
  OnItsWay: 'sem aparência: diz que uma parte está a caminho',
  ReguaDaLinha: 'parte de InspetorRegistros',
  SaltoDeApontamentos: 'parte de InspetorRegistros',
  Trilha: 'nasce do endereço da página, e acima da galeria não há lista',
  WizardNav: 'parte de Wizard',
  WizardStep: 'parte de Wizard',
};
