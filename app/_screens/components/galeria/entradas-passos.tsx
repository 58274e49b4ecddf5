import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';

import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { RodapeDoDialogo } from '#components/ui/dialogs/RodapeDoDialogo.tsx';
import { DateField } from '#components/ui/fields/DateField.tsx';
import { EtapasVizinhas } from '#components/ui/navigation/EtapasVizinhas.tsx';
import { Wizard } from '#components/ui/navigation/Wizard.tsx';
import type { Entrada } from './entrada.ts';
import { Vivo } from './Vivo.tsx';

export const ENTRADAS_PASSOS: readonly Entrada[] = [
  {
    nome: 'EtapasVizinhas',
    para: 'À etapa anterior e à seguinte.',
    exemplos: [
      {
        estado: 'No meio',
        ver: () => (
          <Vivo<'a' | 'b' | 'c'> inicial="b">
            {(atual, abrir) => (
              <EtapasVizinhas
                etapas={['a', 'b', 'c']}
                atual={atual}
                nomes={{ a: 'Carga', b: 'Itens', c: 'Revisão' }}
                aoAbrir={abrir}
              />
            )}
          </Vivo>
        ),
      },
    ],
  },
  {
    nome: 'Wizard',
    para: 'Um caminho de passos que se abrem em qualquer ordem.',
    exemplos: [{ estado: 'Vivo', ver: () => <Caminho /> }],
  },
  {
    nome: 'RodapeDoDialogo',
    para: 'O pé de um diálogo: a saída e o que se veio fazer.',
    exemplos: [{ estado: 'Abre por um botão', ver: () => <Dialogo /> }],
  },
  {
    nome: 'DialogoDeFormulario',
    para: 'Poucos campos perguntados num diálogo; Enter em qualquer um confirma.',
    exemplos: [{ estado: 'Abre por um botão', ver: () => <Perguntado /> }],
  },
];

function Caminho() {
  return (
    <Vivo<'carga' | 'itens'> inicial="carga">
      {(atual, abrir) => (
        <Wizard
          titulo="Passos do assistente de exemplo"
          passos={[
            { chave: 'carga', titulo: 'Carga', estado: 'COMPLETO' },
            { chave: 'itens', titulo: 'Itens', estado: 'VAZIO' },
          ]}
          atual={atual}
          aoAbrir={abrir}
          aoContinuar={() => abrir('itens')}
          continuando={false}
          concluir="Concluir exemplo"
          aoSair={nada}
        >
          <Alert severity="info">{atual === 'carga' ? 'Os dados da carga.' : 'Os itens da fatura.'}</Alert>
        </Wizard>
      )}
    </Vivo>
  );
}

function Perguntado() {
  const [aberto, setAberto] = useState(false);
  const [dia, setDia] = useState('2026-11-20');
  const fechar = () => setAberto(false);
  return (
    <>
      <Button onClick={() => setAberto(true)}>Perguntar o dia</Button>
      {aberto && (
        <DialogoDeFormulario titulo="Adiar exemplo" confirmar="Adiar" aoConfirmar={fechar} aoFechar={fechar}>
          <DateField rotulo="Volta em" obrigatorio valor={dia} aoMudar={setDia} />
        </DialogoDeFormulario>
      )}
    </>
  );
}

function Dialogo() {
  const titulo = useId();
  return (
    <Vivo inicial={false}>
      {(aberto, mudar) => (
        <>
          <Button variant="outlined" color="inherit" onClick={() => mudar(true)}>
            Abrir o diálogo
          </Button>
          <Dialog open={aberto} onClose={() => mudar(false)} aria-labelledby={titulo}>
            <DialogTitle id={titulo}>Excluir o exemplo?</DialogTitle>
            <DialogContent>Nada é excluído de verdade.</DialogContent>

            <RodapeDoDialogo
              saida="Cancelar"
              focoNaSaida
              aoFechar={() => mudar(false)}
              color="error"
              onClick={() => mudar(false)}
            >
              Excluir
            </RodapeDoDialogo>
          </Dialog>
        </>
      )}
    </Vivo>
  );
}

const nada = () => {};
