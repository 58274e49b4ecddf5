import { blocoDoCaminho, FORMA_DO_BLOCO, nomeDoBloco } from './retificacao.ts';

test.each([
  ['dataDesembaraco', 'cabecalho', 'Cabeçalho'],
  ['totais.vmldReais', 'cabecalho', 'Cabeçalho'],
  ['duimp.versao', 'cabecalho', 'Cabeçalho'],
  ['campos.operacaoFundap', 'cabecalho', 'Cabeçalho'],
  ['conhecimento.master', 'carga', 'Carga e transporte'],
  ['seguro.valorReais', 'carga', 'Carga e transporte'],
  ['campos.cargaNumeroAgente', 'carga', 'Carga e transporte'],
  ['campos.freteCollect', 'carga', 'Carga e transporte'],
  ['campos.documentoChegadaCargaNumero', 'carga', 'Carga e transporte'],
  ['grupos.armazem.1.nomeArmazem', 'carga', 'Carga e transporte'],
  ['documentos.1.numero', 'documentos', 'Documentos instrutivos'],
  ['grupos.dossie.1.numeroDossie', 'documentos', 'Documentos instrutivos'],
  ['pagamentos.2.valorReceita', 'pagamentos', 'Pagamentos'],
  ['grupos.icms.1.valorTotalIcms', 'pagamentos', 'Pagamentos'],
  ['adicoes.003.campos.freteValorReais', 'adicao-003', 'Adição 003'],
  ['adicoes.017', 'adicao-017', 'Adição 017'],
])('%s is of the block %s', (caminho, bloco, nome) => {
  expect(blocoDoCaminho(caminho)).toBe(bloco);
  expect(nomeDoBloco(blocoDoCaminho(caminho))).toBe(nome);
  expect(bloco).toMatch(FORMA_DO_BLOCO);
});

test.each(['adicao-', 'adicao-a', 'outro', '', 'carga2'])('%j names no block', (bloco) => {
  expect(bloco).not.toMatch(FORMA_DO_BLOCO);
});
