import type { z } from 'zod';
import { importadorConsulta } from '#lib/contracts/consultas/importador.ts';
import { contratoDeImportador } from '#lib/registros/importador.ts';
import { contratoDeRepresentante } from '#lib/registros/representante.ts';

const ID = '01a1fd15-e7ab-758c-8773-6cd900bf9e0e';
const IMPORTADOR = {
  razaoSocial: 'Amazônia Componentes Fictícia Ltda',
  cnpj: '12.ABC.345/01DE-35',
  setor: '1',
  inscricaoSuframa: '20.1234.01-7',
  situacaoSuframa: 'ATIVA',
};
const RESOLUCAO = { numero: '205/2021', data: '2021-12-09', produto: 'Placa-mãe', tipoCoeficiente: 'VARIAVEL' };
const REPRESENTANTE = { nome: 'Fictício da Silva', cpf: '529.982.247-25', vinculo: 'PROCURADOR' };
const CERTIFICADO = { certificadoTipo: 'A3', certificadoTitular: 'Fictício', certificadoValidade: '2027-01-31' };

const problemas = (schema: z.ZodType, valor: unknown) =>
  Object.fromEntries(
    (schema.safeParse(valor).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

describe('A new importer', () => {
  test('needs name, CNPJ, sector and how it stands at the Suframa; numbers lose their punctuation', () => {
    expect(contratoDeImportador.novo.parse(IMPORTADOR)).toMatchObject({
      cnpj: '12ABC34501DE35',
      inscricaoSuframa: '201234017',
      inscricaoEstadual: null,
      contatos: [],
      resolucoes: [],
      dciMensal: false,
      arredondamentoCra: 'MEIO_PARA_CIMA',
      baseCusto: 'FOB',
    });
    expect(Object.keys(problemas(contratoDeImportador.novo, {}))).toEqual([
      'razaoSocial',
      'cnpj',
      'setor',
      'situacaoSuframa',
    ]);
  });

  test('takes its numbers as the papers print them, with small letters and blanks too', () => {
    const doPapel = {
      cnpj: '12.abc.345/01de-35',
      inscricaoEstadual: '04.123.456-1',
      cnae: '2610-8/00',
      inscricaoSuframa: ' 20.1234.01-7 ',
    };
    expect(contratoDeImportador.novo.parse({ ...IMPORTADOR, ...doPapel })).toMatchObject({
      cnpj: '12ABC34501DE35',
      inscricaoEstadual: '041234561',
      cnae: '2610800',
      inscricaoSuframa: '201234017',
    });
  });

  test.each([
    ['cnpj', { cnpj: '12ABC34501DE36' }, 'Os dígitos verificadores do CNPJ não conferem.'],
    ['inscricaoEstadual', { inscricaoEstadual: '123' }, 'A inscrição estadual do Amazonas tem nove algarismos.'],
    ['inscricaoSuframa', { inscricaoSuframa: '201234018' }, 'O dígito verificador da inscrição Suframa não confere.'],
    [
      'inscricaoSuframa',
      { inscricaoSuframa: null },
      'Informe a inscrição Suframa ou escolha a situação “Não inscrito”.',
    ],
    ['inscricaoSuframa', { situacaoSuframa: 'NAO_INSCRITO' }, 'Quem não é inscrito não tem inscrição Suframa.'],
    [
      'validadeSuframa',
      { situacaoSuframa: 'NAO_INSCRITO', inscricaoSuframa: null, validadeSuframa: '2027-01-01' },
      'Quem não é inscrito não tem validade de inscrição.',
    ],
    ['cnae', { cnae: '00.10-8/00' }, 'O CNAE tem sete algarismos, 9999-9/99, e os dois primeiros não são zeros.'],
    ['cep', { cep: '6907' }, 'O CEP tem oito algarismos.'],
    ['email', { email: 'sem arroba' }, 'O e-mail está malformado.'],
    ['contatos.0.nome', { contatos: [{ nome: ' ' }] }, 'Informe o nome do contato.'],
    ['banco', { banco: '1', agencia: '1234', conta: '5-0' }, 'O código do banco tem três algarismos.'],
    ['agencia', { banco: '001', conta: '5-0' }, 'Informe a agência da conta.'],
    ['agencia', { banco: '001', agencia: '12345', conta: '5-0' }, 'A agência tem até quatro algarismos, sem o dígito.'],
    ['conta', { banco: '001', agencia: '1234' }, 'Informe a conta.'],
    [
      'conta',
      { banco: '001', agencia: '1', conta: '1'.repeat(20) },
      'A conta tem até 19 letras, algarismos ou hifens.',
    ],
    ['dciAdeNumero', { dciMensal: true, dciAdeData: '2026-01-05' }, 'Informe o ADE que habilita à DCI mensal.'],
    ['dciAdeData', { dciMensal: true, dciAdeNumero: '7/2026' }, 'Informe a data do ADE.'],
    ['resolucoes.0.acrescimo', { resolucoes: [{ ...RESOLUCAO, acrescimo: '100.01' }] }, 'Não pode passar de 100.'],
    [
      'resolucoes.0.tipoCoeficiente',
      { resolucoes: [{ ...RESOLUCAO, tipoCoeficiente: '' }] },
      'Escolha FIXO ou VARIAVEL.',
    ],
    [
      'resolucoes.1.produto',
      { resolucoes: [RESOLUCAO, { ...RESOLUCAO, produto: 'PLACA-MÃE' }] },
      'Este produto já está nesta resolução.',
    ],
  ])('is told what is wrong with its %s', (campo, mudanca, frase) => {
    expect(problemas(contratoDeImportador.novo, { ...IMPORTADOR, ...mudanca })).toEqual({ [campo]: frase });
    expect(problemas(contratoDeImportador.edicao, { ...IMPORTADOR, id: ID, versao: 1, ...mudanca })).toEqual({
      [campo]: frase,
    });
  });

  test('may have one resolution for two products, and 50 of them', () => {
    const resolucoes = Array.from({ length: 50 }, (_, i) => ({ ...RESOLUCAO, produto: `Produto ${i}` }));
    expect(contratoDeImportador.novo.parse({ ...IMPORTADOR, resolucoes }).resolucoes).toHaveLength(50);
  });
});

describe('A new representative', () => {
  test('needs name, CPF and bond, and is active until set aside', () => {
    expect(contratoDeRepresentante.novo.parse(REPRESENTANTE)).toEqual({
      nome: 'Fictício da Silva',
      cpf: '52998224725',
      cargo: null,
      vinculo: 'PROCURADOR',
      ativo: true,
      procuracaoValidade: null,
      certificadoTipo: null,
      certificadoTitular: null,
      certificadoValidade: null,
      importadores: [],
      observacao: null,
    });
    expect(Object.keys(problemas(contratoDeRepresentante.novo, {}))).toEqual(['nome', 'cpf', 'vinculo']);
  });

  test.each([
    ['cpf', { cpf: '52998224724' }, 'Os dígitos verificadores do CPF não conferem.'],
    ['certificadoTipo', { ...CERTIFICADO, certificadoTipo: null }, 'Informe se o certificado é A1 ou A3.'],
    ['certificadoTitular', { ...CERTIFICADO, certificadoTitular: '' }, 'Informe o titular do certificado.'],
    ['certificadoValidade', { ...CERTIFICADO, certificadoValidade: null }, 'Informe a validade do certificado.'],
    ['importadores.1.id', { importadores: [{ id: ID }, { id: ID }] }, 'Este importador já está na lista.'],
  ])('is told what is wrong with the %s', (campo, mudanca, frase) => {
    expect(problemas(contratoDeRepresentante.novo, { ...REPRESENTANTE, ...mudanca })).toEqual({ [campo]: frase });
  });

  test('has no place for a key', () => {
    expect(contratoDeRepresentante.novo.safeParse({ ...REPRESENTANTE, certificadoChave: 'MII' }).success).toBe(false);
  });
});

test('the list of importers is filtered by what the Suframa says of them', () => {
  expect(importadorConsulta.parse({ situacaoSuframa: 'BLOQUEADA', setor: '1', validade: 'VENCENDO' })).toMatchObject({
    ordem: 'razaoSocial',
    setor: '1',
  });
  expect(Object.keys(problemas(importadorConsulta, { setor: '2', validade: 'AMANHA' }))).toEqual(['setor', 'validade']);
});
