import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Link from '@mui/material/Link';
import { useId, useState } from 'react';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import type { EsquemaXsd } from '#lib/contracts/sefaz/esquema-xsd.ts';
import { formatarInstante } from '#lib/format/data.ts';

interface XsdAnterioresProps {
  /** Name of the document. */
  nome: string;
  anteriores: readonly EsquemaXsd[];
  aoBaixar: (esquema: EsquemaXsd) => void;
}

/** The XSDs no longer in use, kept because files already sent were checked against them. */
export function XsdAnteriores({ nome, anteriores, aoBaixar }: XsdAnterioresProps) {
  const id = useId();
  const [aberto, setAberto] = useState(false);
  if (anteriores.length === 0) return null;
  return (
    <div>
      <Button
        size="small"
        color="inherit"
        aria-expanded={aberto}
        aria-controls={id}
        endIcon={<ExpandMore sx={{ transform: aberto ? 'rotate(180deg)' : 'none' }} />}
        onClick={() => setAberto(!aberto)}
      >
        {anteriores.length === 1 ? '1 anterior' : `${anteriores.length} anteriores`}
      </Button>
      <Collapse in={aberto} id={id} unmountOnExit>
        <DataTable
          legenda={`XSD anteriores da ${nome}`}
          linhas={[...anteriores]}
          chave={({ id: qual }) => qual}
          colunas={[
            {
              titulo: 'Arquivo',
              valor: (esquema) => (
                <TwoLines
                  principal={
                    <Link
                      component="button"
                      type="button"
                      onClick={() => aoBaixar(esquema)}
                      aria-label={`Baixar ${esquema.nome}`}
                      sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}
                    >
                      {esquema.nome}
                    </Link>
                  }
                  secundaria={esquema.principal}
                />
              ),
            },
            {
              titulo: 'Carregado',
              valor: (esquema) => (
                <TwoLines principal={formatarInstante(esquema.carregadoEm)} secundaria={esquema.carregadoPor.nome} />
              ),
            },
            {
              titulo: 'Retirado',
              valor: ({ retirado }) =>
                retirado && <TwoLines principal={formatarInstante(retirado.em)} secundaria={retirado.por.nome} />,
            },
          ]}
        />
      </Collapse>
    </div>
  );
}
