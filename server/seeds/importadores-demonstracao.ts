import { somarDias } from '#lib/domain/datas/dias.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { contratoDeImportador, type ImportadorNovo } from '#lib/registros/importador.ts';

/** The importer of the demonstration's declarations, and three others. Days count from `hoje`. */
export function importadoresDeDemonstracao(
  hoje: DataTexto,
  proprio: { cnpj: string; razaoSocial: string; nomeFantasia: string },
): ImportadorNovo[] {
  return [
    contratoDeImportador.novo.parse({
      ...INDUSTRIA,
      ...proprio,
      inscricaoEstadual: '041234561',
      inscricaoSuframa: '201234017',
      validadeSuframa: somarDias(hoje, 410),
      dciMensal: true,
      dciAdeNumero: '12/2024',
      dciAdeData: '2024-03-18',
      resolucoes: PRODUTOS.map((produto, i) => ({
        numero: `${101 + i * 7}/2024`,
        data: '2024-02-29',
        produto,
        portariaPpb: `${9 + i}/2023`,
        tipoCoeficiente: i === 3 ? 'FIXO' : 'VARIAVEL',
        acrescimo: i === 0 ? '10.00' : '0.00',
        validade: i === 2 ? somarDias(hoje, 21) : null,
      })),
    }),
    contratoDeImportador.novo.parse({
      ...INDUSTRIA,
      razaoSocial: 'Igarapé Duas Rodas Fictícia S.A.',
      nomeFantasia: 'Igarapé Motos',
      cnpj: '12ABC34501DE35',
      cnae: '3091101',
      inscricaoEstadual: '042000009',
      inscricaoSuframa: '210001003',
      validadeSuframa: somarDias(hoje, 17),
    }),
    contratoDeImportador.novo.parse({
      ...INDUSTRIA,
      razaoSocial: 'Sumaúma Plásticos Fictícia Ltda',
      cnpj: 'A1B2C3D4000193',
      cnae: '2229399',
      inscricaoEstadual: '041111117',
      inscricaoSuframa: '123456789',
      situacaoSuframa: 'BLOQUEADA',
      perfilTributario: null,
      validadeSuframa: somarDias(hoje, -40),
    }),
    contratoDeImportador.novo.parse({
      ...INDUSTRIA,
      razaoSocial: 'Porto Imaginário Comércio Exterior Ltda',
      nomeFantasia: 'Porto Imaginário',
      cnpj: '1A2B3C4D000250',
      cnae: '4693100',
      setor: '0',
      situacaoSuframa: 'NAO_INSCRITO',
      perfilTributario: 'OUTRO',
      regimeCbsIbs: 'REGULAR',
      inscricaoEstadual: '070000018',
    }),
  ];
}

const INDUSTRIA = {
  setor: '1',
  cnae: '2610800',
  situacaoSuframa: 'ATIVA',
  perfilTributario: 'INDUSTRIA_INCENTIVADA',
  regimeCbsIbs: 'REGULAR',
  cep: '69075000',
  logradouro: 'Avenida Fictícia',
  numero: '1000',
  bairro: 'Distrito Imaginário',
  municipio: 'Manaus',
  uf: 'AM',
  email: 'comex@exemplo.test',
  contatos: [
    { nome: 'Fictícia Lima', funcao: 'Comércio exterior', email: 'lima@exemplo.test', telefone: '9230001234' },
  ],
  banco: '001',
  agencia: '1234',
  conta: '00012345-6',
};

const PRODUTOS = ['Placa-mãe para computador', 'Fonte de alimentação', 'Monitor de vídeo', 'Relógio de pulso'];
