import { useMemo, useState } from 'react';
import { ItemGrid } from '#components/ui/grid/ItemGrid.tsx';
import { idDaLinha } from '#components/ui/grid/id-da-linha.ts';
import type { ColunaDaGrade, LinhaDaGrade } from '#components/ui/grid/item-grid-columns.tsx';
import type { CorrecoesDePlanilha, LinhaComErro } from '#lib/contracts/platform/planilha.ts';

interface LinhasComErroProps {
  linhas: readonly LinhaComErro[];
  titulos: readonly string[];
  aoCorrigir: (correcoes: CorrecoesDePlanilha) => void;
}

/** Grid of the wrong rows as they stand in the file, for correction. Changing a cell clears its error. */
export function LinhasComErro({ linhas, titulos, aoCorrigir }: LinhasComErroProps) {
  const originais = useMemo(() => linhas.map(naGrade), [linhas]);
  const [editadas, setEditadas] = useState({ originais, linhas: originais });
  // After a new check, the server has taken in the earlier corrections.
  if (editadas.originais !== originais) setEditadas({ originais, linhas: originais });

  const colunas = useMemo(() => colunasDe(titulos), [titulos]);
  const erros = useMemo(() => errosDe(linhas, originais, editadas.linhas), [linhas, originais, editadas.linhas]);
  const mudar = (novas: readonly LinhaDaGrade[]) => {
    setEditadas({ originais, linhas: [...novas] });
    aoCorrigir(correcoesDe(originais, novas));
  };
  return (
    <ItemGrid<LinhaDaGrade>
      rotulo="Linhas com erro"
      colunas={colunas}
      linhas={editadas.linhas}
      aoMudar={mudar}
      novaLinha={() => ({ id: idDaLinha() })}
      erros={erros}
      linhasFixas
      altura={Math.min(420, 34 * (linhas.length + 1) + 16)}
    />
  );
}

function naGrade({ numero, celulas }: LinhaComErro): LinhaDaGrade {
  return {
    id: String(numero),
    linha: String(numero),
    ...Object.fromEntries(celulas.map((texto, i) => [`c${i}`, texto])),
  };
}

function colunasDe(titulos: readonly string[]): ColunaDaGrade[] {
  return [
    { campo: 'linha', titulo: 'Linha', tipo: 'texto', largura: 64, somenteLeitura: true },
    ...titulos.map(
      (titulo, i): ColunaDaGrade => ({
        campo: `c${i}`,
        titulo: titulo || `Coluna ${i + 1}`,
        tipo: 'texto',
        largura: 150,
      }),
    ),
  ];
}

function errosDe(
  linhas: readonly LinhaComErro[],
  originais: readonly LinhaDaGrade[],
  editadas: readonly LinhaDaGrade[],
): Record<string, string> {
  const achados = linhas.flatMap(({ erros }, i) =>
    Object.entries(erros).map(([coluna, frase]) => ({ i, campo: coluna === '' ? 'linha' : `c${coluna}`, frase })),
  );
  const intactas = achados.filter(({ i, campo }) => originais[i]?.[campo] === editadas[i]?.[campo]);
  return Object.fromEntries(intactas.map(({ i, campo, frase }) => [`${i}.${campo}`, frase]));
}

function correcoesDe(originais: readonly LinhaDaGrade[], editadas: readonly LinhaDaGrade[]): CorrecoesDePlanilha {
  const porLinha = editadas.map((linha, i) => {
    const mudadas = Object.entries(linha).filter(
      ([campo, texto]) => /^c\d/.test(campo) && texto !== originais[i]?.[campo],
    );
    return [linha.id, Object.fromEntries(mudadas.map(([campo, texto]) => [campo.slice(1), texto]))] as const;
  });
  return Object.fromEntries(porLinha.filter(([, celulas]) => Object.keys(celulas).length > 0));
}
