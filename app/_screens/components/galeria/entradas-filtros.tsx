import Button from '@mui/material/Button';
import { ChipDeFiltro } from '#components/ui/chips/ChipDeFiltro.tsx';
import { FilterChip } from '#components/ui/chips/FilterChip.tsx';
import { MesesChip } from '#components/ui/chips/MesesChip.tsx';
import { PeriodoChip } from '#components/ui/chips/PeriodoChip.tsx';
import { TextoChip } from '#components/ui/chips/TextoChip.tsx';
import { ChipComDialogo } from '#components/ui/dialogs/ChipComDialogo.tsx';
import type { Periodo } from '#lib/domain/datas/periodo.ts';
import type { Entrada } from './entrada.ts';
import { Vivo } from './Vivo.tsx';

export const ENTRADAS_FILTROS: readonly Entrada[] = [
  {
    nome: 'ChipDeFiltro',
    para: 'A face de um filtro: vazio se oferece, posto diz por quê.',
    exemplos: [
      {
        estado: 'Vazio',
        ver: () => <ChipDeFiltro nome="Situação" valor={undefined} abre="menu" aoAbrir={nada} aoTirar={nada} />,
      },
      {
        estado: 'Posto',
        ver: () => <ChipDeFiltro nome="Canal" valor="Verde" abre="menu" aoAbrir={nada} aoTirar={nada} />,
      },
    ],
  },
  {
    nome: 'ChipComDialogo',
    para: 'Um filtro que pergunta mais do que uma palavra entre poucas.',
    exemplos: [
      {
        estado: 'Normal',
        ver: () => (
          <ChipComDialogo nome="Dia" valor="20/11/2026" aoTirar={nada}>
            {(fechar) => <Button onClick={fechar}>Hoje</Button>}
          </ChipComDialogo>
        ),
      },
    ],
  },
  {
    nome: 'FilterChip',
    para: 'Filtro por uma de poucas palavras.',
    exemplos: [
      {
        estado: 'Vivo',
        ver: () => (
          <Vivo<'A' | 'B' | undefined> inicial="A">
            {(valor, mudar) => (
              <FilterChip
                nome="Via do exemplo"
                valor={valor}
                opcoes={[
                  ['A', 'Marítima'],
                  ['B', 'Aérea'],
                ]}
                aoMudar={mudar}
              />
            )}
          </Vivo>
        ),
      },
    ],
  },
  {
    nome: 'MesesChip',
    para: 'Filtro por meses inteiros: um período usual, ou de e até.',
    exemplos: [
      {
        estado: 'Vivo',
        ver: () => (
          <Vivo inicial={{ de: '2026-06', ate: '2026-11' }}>
            {(meses, mudar) => (
              <MesesChip
                nome="Meses do exemplo"
                meses={meses}
                esteMes="2026-11"
                maximo={36}
                aoMudar={(novos) => mudar(novos ?? { de: '2026-06', ate: '2026-11' })}
              />
            )}
          </Vivo>
        ),
      },
    ],
  },
  {
    nome: 'PeriodoChip',
    para: 'Filtro por um período: um dos usuais, ou de e até.',
    exemplos: [
      {
        estado: 'Vivo',
        ver: () => (
          <Vivo<Periodo> inicial={{ de: '2026-11-01', ate: '2026-11-30' }}>
            {(periodo, mudar) => (
              <PeriodoChip nome="Período do exemplo" periodo={periodo} hoje="2026-11-20" aoMudar={mudar} />
            )}
          </Vivo>
        ),
      },
    ],
  },
  {
    nome: 'TextoChip',
    para: 'Filtro por algo digitado: um número com dígito, um código.',
    exemplos: [
      {
        estado: 'Vivo',
        ver: () => (
          <Vivo<string | undefined> inicial="85423190">
            {(valor, mudar) => (
              <TextoChip
                nome="NCM do exemplo"
                valor={valor}
                ler={(texto) => (/^\d{8}$/.test(texto) ? { valor: texto } : { motivo: 'São oito algarismos.' })}
                mostrar={(texto) => texto}
                aoMudar={mudar}
              />
            )}
          </Vivo>
        ),
      },
    ],
  },
];

const nada = () => {};
