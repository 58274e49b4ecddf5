import { useState } from 'react';
import { ItemGrid } from '#components/ui/grid/ItemGrid.tsx';
import { idDaLinha } from '#components/ui/grid/id-da-linha.ts';
import type { ColunaDaGrade } from '#components/ui/grid/item-grid-columns.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { MAXIMO_PART_NUMBER } from '#lib/domain/cadastros/item.ts';

export function GradeSection() {
  const [linhas, setLinhas] = useState<readonly LinhaDeExemplo[]>(EXEMPLO);
  return (
    <Section titulo="Grade de itens" nota="Como em uma planilha: cole do Excel, desfaça com Ctrl+Z.">
      <ItemGrid
        rotulo="Itens do exemplo"
        colunas={COLUNAS}
        linhas={linhas}
        aoMudar={setLinhas}
        novaLinha={novaLinha}
        altura={320}
      />
    </Section>
  );
}

interface LinhaDeExemplo extends Readonly<Record<string, string>> {
  readonly id: string;
}

const novaLinha = (): LinhaDeExemplo => ({
  id: idDaLinha(),
  partNumber: '',
  descricao: '',
  unidade: '',
  quantidade: '',
  valorUnitario: '',
  entrega: '',
});

const EXEMPLO: readonly LinhaDeExemplo[] = [
  {
    ...novaLinha(),
    partNumber: 'PN-001',
    descricao: 'Placa principal',
    unidade: 'UN',
    quantidade: '1200.00000',
    valorUnitario: '12.5538000',
    entrega: '2026-12-05',
  },
  {
    ...novaLinha(),
    partNumber: 'PN-002',
    descricao: 'Parafuso M3',
    unidade: 'MIL',
    quantidade: '24.50000',
    valorUnitario: '0.0850000',
    entrega: '',
  },
];

const COLUNAS: readonly ColunaDaGrade<LinhaDeExemplo>[] = [
  { campo: 'partNumber', titulo: 'Part number', tipo: 'texto', maximo: MAXIMO_PART_NUMBER, largura: 130 },
  { campo: 'descricao', titulo: 'Descrição', tipo: 'texto', maximo: 3900, largura: 220, cresce: true },
  {
    campo: 'unidade',
    titulo: 'Unidade',
    tipo: 'opcao',
    largura: 90,
    opcoes: [
      { codigo: 'UN', nome: 'Unidade' },
      { codigo: 'PC', nome: 'Peça' },
      { codigo: 'MIL', nome: 'Milheiro' },
    ],
  },
  { campo: 'quantidade', titulo: 'Quantidade', tipo: 'decimal', casas: 5, largura: 140 },
  { campo: 'valorUnitario', titulo: 'Valor unitário', tipo: 'decimal', casas: 7, largura: 150 },
  { campo: 'entrega', titulo: 'Entrega', tipo: 'data', largura: 110 },
];
