import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { celulaDoCampo } from '#app/_screens/dcr/processos/campos/dcr-formulario.ts';
import { GradeDeItens } from '#components/itens/GradeDeItens.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { DcrNovo } from '#lib/contracts/dcr/dcr.ts';
import { juntarRepetidas, quantasRepetidas } from '#lib/fiscal/dcr/juntar-repetidas.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { BuscarNaDiDialog } from './BuscarNaDiDialog.tsx';
import { BuscarNasComprasDialog } from './BuscarNasComprasDialog.tsx';
import { COLUNAS, type GrupoDeComponentes, linhaVazia } from './componentes-linhas.ts';
import { MontarDialog } from './MontarDialog.tsx';
import { useLinhasDoDcr } from './use-linhas-do-dcr.ts';

interface ComponentesSectionProps {
  grupo: GrupoDeComponentes;
  /** The field that a finding leads to. */
  campo: string | undefined;
  fechado: boolean;
}

/** The components of one record of the DCR-E as a grid: typed, pasted, or taken from a structure, a DI or a purchase. */
export function ComponentesSection({ grupo, campo, fechado }: ComponentesSectionProps) {
  const { lembrarNome: _, acrescentar: __, ...grade } = useLinhasDoDcr(grupo);
  const { getValues, setValue } = useFormContext<DcrNovo>();
  const [aberto, setAberto] = useState<'montar' | 'buscar' | null>(null);
  const [aIrPara, setAIrPara] = useState<{ linha: number; campo: string }>();
  const { titulo, nota, ajuda } = TEXTOS[grupo];
  const quantas = grade.linhas.filter(({ codigo, descricao }) => codigo || descricao).length;
  const repetidas = quantasRepetidas(grade.linhas.map(({ codigo = '', pai = '' }) => ({ codigo, pai })));
  const juntar = () => {
    setValue(grupo, juntarRepetidas(getValues(grupo) as DcrNovo['subcomponentes']) as never, {
      shouldDirty: true,
      shouldTouch: true,
    });
    // Merging removes the button, so the focus moves to the grid.
    setAIrPara({ linha: 0, campo: 'codigo' });
  };
  const aoPor = (primeiraNova: number | null) => {
    setAberto(null);
    if (primeiraNova !== null) setAIrPara({ linha: primeiraNova, campo: 'quantidade' });
  };
  return (
    <Section
      titulo={quantas > 0 ? `${titulo} (${formatarInteiro(quantas)})` : titulo}
      nota={nota}
      acoes={
        !fechado && (
          <>
            {repetidas > 0 && (
              <Button size="small" variant="outlined" color="warning" onClick={juntar}>
                {repetidas === 1 ? 'Juntar 1 repetida' : `Juntar ${formatarInteiro(repetidas)} repetidas`}
              </Button>
            )}
            <Button size="small" variant="outlined" color="inherit" onClick={() => setAberto('montar')}>
              Montar da estrutura
            </Button>
            <Button size="small" variant="contained" onClick={() => setAberto('buscar')}>
              {grupo === 'nacionais' ? 'Buscar nas compras' : 'Buscar na DI'}
            </Button>
          </>
        )
      }
    >
      <GradeDeItens
        {...grade}
        rotulo={titulo}
        colunas={COLUNAS[grupo]}
        novaLinha={linhaVazia}
        somenteLeitura={fechado}
        celula={aIrPara ?? celulaDoCampo(campo, grupo)}
        alturaMaxima={560}
        ajuda={ajuda}
      />
      {aberto === 'montar' && <MontarDialog aoFechar={() => setAberto(null)} />}
      {aberto === 'buscar' &&
        (grupo === 'nacionais' ? (
          <BuscarNasComprasDialog aoFechar={() => setAberto(null)} aoPor={aoPor} />
        ) : (
          <BuscarNaDiDialog grupo={grupo} aoFechar={() => setAberto(null)} aoPor={aoPor} />
        ))}
    </Section>
  );
}

const TEXTOS: Readonly<Record<GrupoDeComponentes, { titulo: string; nota: string; ajuda: string }>> = {
  nacionais: {
    titulo: 'Componentes nacionais',
    nota: 'registro 2: por unidade do produto',
    ajuda:
      'O código traz do cadastro descrição, NCM e unidade. O custo é o da compra mais recente, provado pela nota fiscal; em reais, é convertido pela taxa da data base.',
  },
  subcomponentes: {
    titulo: 'Subcomponentes importados',
    nota: 'registro 3: a parte importada de um componente nacional',
    ajuda:
      'Em “Componente nacional” vai o código de um da etapa anterior. “Entra na base do II” = S conta no II devido; nenhuma fonte pública diz se ele muda CCN ou CCI, e aqui não muda.',
  },
  importados: {
    titulo: 'Componentes importados',
    nota: 'registro 4: por unidade do produto',
    ajuda:
      'DI e DUIMP pedem número, adição e item; NF é o produto estrangeiro comprado no mercado interno. Suspensão = N: tributos já pagos, nada a exigir. Reduz o II = N: sem direito ao coeficiente.',
  },
};
