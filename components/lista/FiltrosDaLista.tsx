import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { FilterChip } from '#components/ui/chips/FilterChip.tsx';
import { PeriodoChip } from '#components/ui/chips/PeriodoChip.tsx';
import { TextoChip } from '#components/ui/chips/TextoChip.tsx';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { BuscaChip } from './BuscaChip.tsx';
import type { FiltroDaLista } from './definicao-da-lista.ts';

interface FiltrosDaListaProps {
  filtros: readonly FiltroDaLista[];
  /** The current filters, including the search text. */
  postos: Readonly<Record<string, string>>;
  aoFiltrar: (mudanca: Record<string, string | undefined>) => void;
  aoLimpar: () => void;
}

/** Shows the filters of a list as chips: the principal filters, those in use, and others the person adds. */
export function FiltrosDaLista({ filtros, postos, aoFiltrar, aoLimpar }: FiltrosDaListaProps) {
  const [pedidos, setPedidos] = useState<readonly string[]>([]);
  const aVista = filtros.filter(
    (filtro) => filtro.principal || estaPosto(filtro, postos) || pedidos.includes(filtro.campo),
  );
  const demais = filtros.filter((filtro) => !aVista.includes(filtro));
  return (
    <>
      {aVista.map((filtro) => (
        <UmFiltro
          key={filtro.campo}
          filtro={filtro}
          postos={postos}
          pedido={pedidos.includes(filtro.campo)}
          aoFiltrar={aoFiltrar}
        />
      ))}
      {demais.length > 0 && <MaisFiltros filtros={demais} aoPedir={(campo) => setPedidos([...pedidos, campo])} />}
      {Object.keys(postos).length > 0 && (
        <Button
          color="inherit"
          onClick={() => {
            setPedidos([]);
            aoLimpar();
          }}
        >
          Limpar filtros
        </Button>
      )}
    </>
  );
}

interface UmFiltroProps extends Pick<FiltrosDaListaProps, 'postos' | 'aoFiltrar'> {
  filtro: FiltroDaLista;
  pedido: boolean;
}

function UmFiltro({ filtro, postos, pedido, aoFiltrar }: UmFiltroProps) {
  const { nome, campo } = filtro;
  switch (filtro.tipo) {
    case 'opcao':
      return (
        <FilterChip
          nome={nome}
          pedido={pedido}
          valor={postos[campo]}
          opcoes={filtro.opcoes}
          aoMudar={(valor) => aoFiltrar({ [campo]: valor })}
        />
      );
    case 'periodo':
      return (
        <PeriodoChip
          nome={nome}
          pedido={pedido}
          periodo={{ de: postos[`${campo}De`], ate: postos[`${campo}Ate`] }}
          hoje={hojeEmManaus()}
          aoMudar={({ de, ate }) => aoFiltrar({ [`${campo}De`]: de, [`${campo}Ate`]: ate })}
        />
      );
    case 'busca':
      return (
        <BuscaChip
          filtro={filtro}
          valor={postos[campo]}
          pedido={pedido}
          aoMudar={(valor) => aoFiltrar({ [campo]: valor })}
        />
      );
    case 'texto':
      return (
        <TextoChip
          nome={nome}
          pedido={pedido}
          valor={postos[campo]}
          ler={filtro.ler}
          mostrar={filtro.mostrar}
          aoMudar={(valor) => aoFiltrar({ [campo]: valor })}
        />
      );
  }
}

function MaisFiltros({ filtros, aoPedir }: { filtros: readonly FiltroDaLista[]; aoPedir: (campo: string) => void }) {
  const [ancora, setAncora] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Add />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAncora(currentTarget)}
      >
        Mais filtros
      </Button>
      <Menu anchorEl={ancora} open={Boolean(ancora)} onClose={() => setAncora(null)}>
        {filtros.map(({ nome, campo }) => (
          <MenuItem
            key={campo}
            onClick={() => {
              setAncora(null);
              aoPedir(campo);
            }}
          >
            {nome}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function estaPosto({ tipo, campo }: FiltroDaLista, postos: Readonly<Record<string, string>>): boolean {
  return tipo === 'periodo' ? `${campo}De` in postos || `${campo}Ate` in postos : campo in postos;
}
