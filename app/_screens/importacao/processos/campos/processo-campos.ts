import type { DescricaoDeCampo } from '#components/form/descricao-de-campo.ts';
import type { ProcessoNovo } from '#lib/contracts/processo.ts';
import { INCOTERMS } from '#lib/domain/aduana/incoterm.ts';
import { TIPOS_LICENCA } from '#lib/domain/aduana/licenca.ts';
import { NOME_MODALIDADE, NOME_TIPO_CONHECIMENTO, ROTULOS_PROCESSO } from '#lib/domain/aduana/processo.ts';
import { NOME_VIA_TRANSPORTE } from '#lib/domain/aduana/via-transporte.ts';
import type { EndpointLookup } from '#lib/domain/sistema/lookup.ts';

const rotulo = (campo: keyof ProcessoNovo) => ROTULOS_PROCESSO[campo] ?? campo;
const texto = (campo: keyof ProcessoNovo, maximo: number, ajuda?: string): DescricaoDeCampo => ({
  tipo: 'texto',
  rotulo: rotulo(campo),
  maximo,
  ajuda,
});
const data = (campo: keyof ProcessoNovo, ajuda?: string): DescricaoDeCampo => ({
  tipo: 'data',
  rotulo: rotulo(campo),
  ajuda,
});
const decimal = (campo: keyof ProcessoNovo, casas: number, unidade?: string, ajuda?: string): DescricaoDeCampo => ({
  tipo: 'decimal',
  rotulo: rotulo(campo),
  casas,
  casasMinimas: Math.min(casas, 2),
  unidade,
  ajuda,
});
const opcao = (campo: keyof ProcessoNovo, nomes: Readonly<Record<string, string>>): DescricaoDeCampo => ({
  tipo: 'opcao',
  rotulo: rotulo(campo),
  opcoes: Object.entries(nomes),
});
const grupo = (campo: keyof ProcessoNovo, parte: string, descricao: DescricaoDeCampo): DescricaoDeCampo => ({
  tipo: 'grupo',
  rotulo: rotulo(campo),
  campos: { [parte]: descricao },
});
const daTabela = (campo: keyof ProcessoNovo, endpoint: EndpointLookup): DescricaoDeCampo =>
  grupo(campo, 'codigo', { tipo: 'busca', rotulo: rotulo(campo), endpoint, guarda: 'codigo' });
const peso = (nome: string): DescricaoDeCampo => ({
  tipo: 'decimal',
  rotulo: nome,
  casas: 5,
  casasMinimas: 2,
  unidade: 'kg',
});

/** Every field of a process, as the papers call it; the forms of its parts take theirs from here. */
export const CAMPOS: Readonly<Record<keyof ProcessoNovo, DescricaoDeCampo>> = {
  referencia: texto('referencia', 40, 'O número pelo qual o escritório chama o processo.'),
  importador: grupo('importador', 'id', {
    tipo: 'busca',
    rotulo: rotulo('importador'),
    endpoint: 'Importador/GetByQ',
    guarda: 'id',
  }),
  representante: grupo('representante', 'id', {
    tipo: 'busca',
    rotulo: rotulo('representante'),
    endpoint: 'Representante/GetByQ',
    guarda: 'id',
    estreitadaPor: { importadorId: 'importador.id' },
  }),
  // The people of the company are put in where the form is opened.
  responsavel: grupo('responsavel', 'id', { tipo: 'opcao', rotulo: rotulo('responsavel'), opcoes: [] }),
  modalidade: opcao('modalidade', NOME_MODALIDADE),
  tipoDocumento: {
    tipo: 'opcao',
    rotulo: rotulo('tipoDocumento'),
    opcoes: [
      ['DI', 'DI'],
      ['DUIMP', 'DUIMP'],
    ],
    aVista: true,
    obrigatorio: true,
  },
  numeroDI: { tipo: 'identificador', rotulo: rotulo('numeroDI'), qual: 'di' },
  numeroDuimp: { tipo: 'identificador', rotulo: rotulo('numeroDuimp'), qual: 'duimp' },
  versaoDuimp: decimal('versaoDuimp', 0),
  urfDespacho: daTabela('urfDespacho', 'Urf/GetByQ'),
  urfEntrada: daTabela('urfEntrada', 'Urf/GetByQ'),
  recinto: daTabela('recinto', 'Recinto/GetByQ'),
  setor: texto('setor', 20),
  incoterm: {
    tipo: 'opcao',
    rotulo: rotulo('incoterm'),
    opcoes: Object.entries(INCOTERMS).map(([codigo, { nome }]) => [codigo, `${codigo} - ${nome}`]),
  },
  localIncoterm: texto('localIncoterm', 60),
  viaTransporte: opcao('viaTransporte', NOME_VIA_TRANSPORTE),
  procedencia: daTabela('procedencia', 'Pais/GetByQ'),
  transportador: texto('transportador', 120),
  veiculo: texto('veiculo', 60, 'Navio e viagem, voo ou placa.'),
  localEmbarque: texto('localEmbarque', 60),
  conhecimentoTipo: opcao('conhecimentoTipo', NOME_TIPO_CONHECIMENTO),
  conhecimentoNumero: texto('conhecimentoNumero', 35),
  conhecimentoMaster: texto('conhecimentoMaster', 35, 'CE-Mercante no mar, AWB no ar.'),
  manifesto: texto('manifesto', 35),
  etd: data('etd', 'Saída prevista.'),
  eta: data('eta', 'Chegada prevista. Passada sem chegada, a lista avisa.'),
  embarque: data('embarque'),
  chegada: data('chegada'),
  presenca: data('presenca', 'Informada pelo depositário.'),
  diasLivres: decimal('diasLivres', 0, 'dias', 'Free time, contado do dia seguinte ao da chegada.'),
  pesoBruto: decimal('pesoBruto', 5, 'kg'),
  pesoLiquido: decimal('pesoLiquido', 5, 'kg'),
  freteMoeda: daTabela('freteMoeda', 'MoedaSiscomex/GetByQ'),
  freteValor: decimal('freteValor', 2),
  freteNacional: decimal('freteNacional', 2, undefined, 'A parte do percurso no Brasil, na mesma moeda.'),
  seguroMoeda: daTabela('seguroMoeda', 'MoedaSiscomex/GetByQ'),
  seguroValor: decimal('seguroValor', 2),
  conteineres: {
    tipo: 'lista',
    rotulo: rotulo('conteineres'),
    ajuda: 'O dígito verificador é conferido (ISO 6346). Sem devolução, o contêiner conta para a demurrage.',
    item: {
      numero: { tipo: 'identificador', rotulo: 'Número', qual: 'conteiner', obrigatorio: true },
      tipo: { tipo: 'texto', rotulo: 'Tipo', maximo: 20, maiusculas: true },
      lacre: { tipo: 'texto', rotulo: 'Lacre', maximo: 30 },
      tara: peso('Tara'),
      pesoBruto: peso('Peso bruto'),
      devolucao: { tipo: 'data', rotulo: 'Devolução' },
    },
    novo: { numero: '', tipo: null, lacre: null, tara: null, pesoBruto: null, devolucao: null },
    adicionar: 'Adicionar contêiner',
  },
  volumes: {
    tipo: 'lista',
    rotulo: rotulo('volumes'),
    item: {
      tipo: { tipo: 'texto', rotulo: 'Tipo de volume', maximo: 60, obrigatorio: true },
      quantidade: { tipo: 'decimal', rotulo: 'Quantidade', casas: 0, obrigatorio: true },
      marca: { tipo: 'texto', rotulo: 'Marca', maximo: 60 },
      pesoBruto: peso('Peso bruto'),
    },
    novo: { tipo: '', quantidade: '', marca: null, pesoBruto: null },
    adicionar: 'Adicionar volume',
  },
  licencas: {
    tipo: 'lista',
    rotulo: rotulo('licencas'),
    item: {
      tipo: { tipo: 'opcao', rotulo: 'Tipo', opcoes: TIPOS_LICENCA.map((tipo) => [tipo, tipo]), obrigatorio: true },
      numero: { tipo: 'texto', rotulo: 'Número', maximo: 30, obrigatorio: true },
      situacao: { tipo: 'opcao', rotulo: 'Situação na Suframa', opcoes: [] },
      registro: { tipo: 'data', rotulo: 'Registro' },
      deferimento: { tipo: 'data', rotulo: 'Deferimento' },
      validade: { tipo: 'data', rotulo: 'Validade' },
      orgaos: { tipo: 'texto', rotulo: 'Anuentes', maximo: 120 },
    },
    novo: { tipo: 'LI', numero: '', situacao: null, registro: null, deferimento: null, validade: null, orgaos: null },
    adicionar: 'Adicionar licença',
  },
  observacao: { tipo: 'texto', rotulo: rotulo('observacao'), linhas: 3, maximo: 4000 },
};
