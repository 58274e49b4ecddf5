import type { DefinicaoDeFormulario } from '#components/form/definicao-de-formulario.ts';
import type { CamposDoFormulario, DescricaoDeCampo } from '#components/form/descricao-de-campo.ts';
import {
  type EntradaDeInsumoLida,
  type EntradaDeInsumoNova,
  entradaDeInsumo,
  entradaDeInsumoNova,
} from '#lib/contracts/entrada-de-insumo.ts';
import { nomeDoImportador } from '#lib/domain/cadastros/importador.ts';
import { TRIBUTOS_DCI } from '#lib/domain/zfm/dci.ts';
import { NOME_PAPEL_DA_ENTRADA, ROTULOS_ENTRADA_DE_INSUMO } from '#lib/domain/zfm/entrada-de-insumo.ts';

const rotulo = (campo: string) => ROTULOS_ENTRADA_DE_INSUMO[campo] ?? campo;
const emDolares = (campo: string, ajuda?: string): DescricaoDeCampo => ({
  ...{ tipo: 'decimal', rotulo: rotulo(campo), casas: 7, casasMinimas: 2 },
  ...(ajuda && { ajuda }),
});

const CAMPOS: CamposDoFormulario<EntradaDeInsumoNova> = {
  importador: {
    tipo: 'grupo',
    rotulo: rotulo('importador'),
    campos: {
      id: {
        tipo: 'busca',
        rotulo: rotulo('importador'),
        obrigatorio: true,
        endpoint: 'Importador/GetByQ',
        guarda: 'id',
      },
    },
  },
  item: {
    tipo: 'grupo',
    rotulo: rotulo('item'),
    campos: {
      id: {
        tipo: 'busca',
        rotulo: rotulo('item'),
        obrigatorio: true,
        endpoint: 'Item/GetByPartnumberQ',
        guarda: 'id',
        ajuda: 'Do cadastro de itens: dele vêm a descrição, a NCM e a unidade do saldo.',
      },
    },
  },
  papel: {
    tipo: 'opcao',
    rotulo: rotulo('papel'),
    obrigatorio: true,
    aVista: true,
    opcoes: Object.entries(NOME_PAPEL_DA_ENTRADA),
  },
  numero: { tipo: 'texto', rotulo: rotulo('numero'), obrigatorio: true, maximo: 15 },
  serie: { tipo: 'texto', rotulo: rotulo('serie'), maiusculas: true, maximo: 5 },
  lugar: { tipo: 'texto', rotulo: rotulo('lugar'), obrigatorio: true, maximo: 3 },
  fornecedorCnpj: { tipo: 'identificador', rotulo: rotulo('fornecedorCnpj'), qual: 'cnpj', obrigatorio: true },
  fornecedorNome: { tipo: 'texto', rotulo: rotulo('fornecedorNome'), maximo: 120 },
  cfop: { tipo: 'texto', rotulo: rotulo('cfop'), obrigatorio: true, maximo: 4 },
  dataDocumento: { tipo: 'data', rotulo: rotulo('dataDocumento'), obrigatorio: true },
  dataEntrada: {
    tipo: 'data',
    rotulo: rotulo('dataEntrada'),
    obrigatorio: true,
    ajuda: 'O saldo sai do mais antigo para o mais novo (PEPS): conta este dia.',
  },
  quantidade: {
    tipo: 'decimal',
    rotulo: rotulo('quantidade'),
    obrigatorio: true,
    casas: 5,
    casasMinimas: 0,
    ajuda: 'Na unidade do cadastro do item.',
  },
  valorUnitario: {
    tipo: 'decimal',
    rotulo: rotulo('valorUnitario'),
    obrigatorio: true,
    casas: 7,
    casasMinimas: 2,
  },
  vuUSD: emDolares('vuUSD', 'Da nota, o da importação de quem vendeu.'),
  freteUSD: emDolares('freteUSD', 'Zero onde não houve.'),
  seguroUSD: emDolares('seguroUSD', 'Zero onde não houve.'),
  tributos: {
    tipo: 'grupo',
    rotulo: rotulo('tributos'),
    campos: Object.fromEntries(
      TRIBUTOS_DCI.map((tributo) => [
        tributo,
        {
          tipo: 'grupo' as const,
          rotulo: tributo,
          campos: {
            aliquota: { tipo: 'decimal' as const, rotulo: rotulo(`tributos.${tributo}.aliquota`), casas: 2 },
            suspenso: { tipo: 'simNao' as const, rotulo: rotulo(`tributos.${tributo}.suspenso`) },
            valor: { tipo: 'decimal' as const, rotulo: rotulo(`tributos.${tributo}.valor`), casas: 2 },
          },
        },
      ]),
    ),
  },
  observacao: { tipo: 'texto', rotulo: rotulo('observacao'), linhas: 3, maximo: 4000 },
};

export const FORMULARIO_ENTRADA: DefinicaoDeFormulario<EntradaDeInsumoNova, EntradaDeInsumoLida> = {
  recurso: 'EntradaDeInsumo',
  esquema: entradaDeInsumoNova,
  contrato: entradaDeInsumo,
  campos: CAMPOS,
  valoresDe: ({
    id: _,
    versao: __,
    alteradoEm: ___,
    alteradoPor: ____,
    excluidoEm: _____,
    lote: ______,
    importador: { id: importadorId },
    item: { id: itemId },
    ...valores
  }) => ({ ...valores, importador: { id: importadorId }, item: { id: itemId } }),
  rotulosDe: ({ importador, item }) => ({
    [importador.id]: nomeDoImportador(importador),
    [item.id]: `${item.partNumber} · ${item.descricao}`,
  }),
};

const SEM_TRIBUTO = { aliquota: null, suspenso: false, valor: '0.00' };

export const ENTRADA_EM_BRANCO: EntradaDeInsumoNova = {
  importador: { id: '' },
  item: { id: '' },
  papel: 'NF',
  numero: '',
  serie: null,
  lugar: 1,
  fornecedorCnpj: null,
  fornecedorNome: null,
  cfop: null,
  dataDocumento: '',
  dataEntrada: '',
  quantidade: '',
  valorUnitario: null,
  vuUSD: null,
  freteUSD: null,
  seguroUSD: null,
  tributos: { II: SEM_TRIBUTO, IPI: SEM_TRIBUTO, PIS: SEM_TRIBUTO, COFINS: SEM_TRIBUTO },
  observacao: null,
};
