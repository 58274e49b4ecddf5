import Button from '@mui/material/Button';
import { ArquivoConferenciaDialog } from '#components/comex/ArquivoConferenciaDialog.tsx';
import { ConferirArquivoDialog } from '#components/comex/ConferirArquivoDialog.tsx';
import { ConfirmarAtoDialog } from '#components/comex/ConfirmarAtoDialog.tsx';
import { XmlPrevia } from '#components/comex/XmlPrevia.tsx';
import { ARQUIVO, ATO } from './dados-de-exemplo.ts';
import type { Entrada } from './entrada.ts';
import { Vivo } from './Vivo.tsx';

export const ENTRADAS_ARQUIVOS_CONFERIDOS: readonly Entrada[] = [
  {
    nome: 'ConfirmarAtoDialog',
    para: 'Um ato do calendário que alguém da empresa confirma, com onde leu e de que dia é.',
    exemplos: [
      {
        estado: 'Abre por um botão',
        ver: () => (
          <Vivo inicial={false}>
            {(aberto, mudar) => (
              <>
                <Button onClick={() => mudar(true)}>Confirmar um ato</Button>
                {aberto && <ConfirmarAtoDialog ato={ATO} confirmar={async () => {}} aoFechar={() => mudar(false)} />}
              </>
            )}
          </Vivo>
        ),
      },
    ],
  },
  {
    nome: 'ConferirArquivoDialog',
    para: 'Um arquivo de posições fixas escolhido e aberto no navegador.',
    exemplos: [
      {
        estado: 'Abre por um botão',
        ver: () => (
          <Vivo inicial={false}>
            {(aberto, mudar) => (
              <>
                <Button onClick={() => mudar(true)}>Conferir um arquivo</Button>
                <ConferirArquivoDialog
                  documento="DCR-E"
                  aberto={aberto}
                  aoFechar={() => mudar(false)}
                  ler={() => ({ arquivo: ARQUIVO, recusa: null })}
                />
              </>
            )}
          </Vivo>
        ),
      },
    ],
  },
  {
    nome: 'ArquivoConferenciaDialog',
    para: 'O arquivo de conferência de uma declaração, aberto campo a campo.',
    exemplos: [
      {
        estado: 'Abre por um botão',
        ver: () => (
          <Vivo inicial={false}>
            {(aberto, mudar) => (
              <>
                <Button onClick={() => mudar(true)}>Ver o arquivo de conferência</Button>
                {aberto && (
                  <ArquivoConferenciaDialog
                    processo="DCR-2026-0007"
                    nota="Registros 0 e 1 de um leiaute fictício."
                    lido={LIDO}
                    ler={() => ({ arquivo: ARQUIVO, recusa: null })}
                    nome="exemplo.txt"
                    aoFechar={() => mudar(false)}
                  />
                )}
              </>
            )}
          </Vivo>
        ),
      },
    ],
  },
  {
    nome: 'XmlPrevia',
    para: 'Um arquivo da Sefaz para ler antes de gerar.',
    exemplos: [
      {
        estado: 'Normal',
        ver: () => (
          <XmlPrevia nome="exemplo.xml" xml="<dai><numero>1</numero><itens><item>Placa</item></itens></dai>" />
        ),
      },
    ],
  },
];

const LIDO = { data: { blob: new Blob(['0DCR']), bytes: new Uint8Array([48]) }, mutate: () => {} };
