import { nomeDaDiferenca, nomeDoCampo } from './nome-da-diferenca.ts';

test.each([
  ['carga.pesoBruto', 'Carga e transporte: Peso bruto (kg)'],
  ['urfDespacho.codigo', 'Cabeçalho: URF de despacho (código)'],
  ['campos.freteCollect', 'Carga e transporte: freteCollect'],
  ['pagamentos.2.valorReceita', 'Pagamentos: Pagamento 2: Valor da receita'],
  ['adicoes.003.tributos.ii.devido', 'Adição 003: II: devido'],
  ['adicoes.003.tributos.cofins.regime.nome', 'Adição 003: COFINS: regime'],
  ['adicoes.003.moeda.nome', 'Adição 003: Moeda (nome)'],
  ['adicoes.003.itens.2.quantidade', 'Adição 003: Item 2: Quantidade'],
  ['adicoes.003.itens.2', 'Adição 003: Item 2'],
  ['adicoes.003.itens.2.duimp.valorAduaneiro', 'Adição 003: Item 2: Valor aduaneiro (R$)'],
  ['adicoes.003.itens.2.duimp.tributos.ii.fundamento', 'Adição 003: Item 2: II: fundamento legal'],
  ['adicoes.003.itens.2.duimp.declaracoesVinculadas.1', 'Adição 003: Item 2: Declaração vinculada 1'],
  [
    'adicoes.003.itens.2.duimp.declaracoesVinculadas.1.numeroDeclaracaoVinculada',
    'Adição 003: Item 2: Declaração vinculada 1: Número da declaração',
  ],
  [
    'adicoes.003.itens.2.duimp.declaracoesVinculadas.1.item.frete.valorBRL',
    'Adição 003: Item 2: Declaração vinculada 1: Frete (R$)',
  ],
  ['adicoes.003.itens.2.duimp.acrescimos.1.valorReais', 'Adição 003: Item 2: Acréscimo 1: Valor (R$)'],
  ['adicoes.003.itens.2.duimp.atributos.1.valor', 'Adição 003: Item 2: Atributo 1: Valor'],
  ['adicoes.003.grupos.lpcos.1.numero', 'Adição 003: LPCO 1: Número'],
  ['adicoes.003.outros.antidumping.devido', 'Adição 003: Antidumping: devido'],
  ['adicoes.003.campos.iiFundamentoLegalCodigo', 'Adição 003: iiFundamentoLegalCodigo'],
  ['adicoes.003.grupos.destaqueNcm.1.numeroDestaque', 'Adição 003: destaqueNcm 1: numeroDestaque'],
  ['adicoes.017', 'Adição 017: Adição inteira'],
])('%s is called %s', (caminho, nome) => {
  expect(nomeDaDiferenca(caminho)).toBe(nome);
});

test('beside others of its adição a field goes without it', () => {
  expect(nomeDoCampo('adicoes.003.fornecedor')).toBe('Fornecedor');
});
