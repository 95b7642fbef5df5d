import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { componentTexts } from '~/site/texts/components'
import styles from './combobox.module.css'
import itemStyles from './combobox-items.module.css'
import fieldStyles from './field.module.css'
import { Icon } from './icon'

/** One item of a searchable list. */
export interface ComboboxItem {
  id: string
  /** The text that the closed field shows. */
  value: string
  /** The text before the value in the list. */
  name: string
}

interface ComboboxProps<Item extends ComboboxItem> {
  /** For screen readers only: a visible label is above the field. */
  label: string
  /** Shown in the open, empty field. */
  placeholder: string
  items: readonly Item[]
  /** The items that match a search, best match first; all items for an empty search. */
  find: (items: readonly Item[], search: string) => Item[]
  selected: Item
  onSelect: (item: Item) => void
  /** Called with a search that matched nothing when the field loses focus; with `undefined` when it opens again. */
  onMiss?: (search: string | undefined) => void
  /** Decorates an item; hidden from screen readers. */
  renderMark: (item: Item) => ReactNode
  onOpen?: () => void
  onBlur?: () => void
}

/** A select with a search field; keyboard interaction follows the ARIA combobox pattern. */
export function Combobox<Item extends ComboboxItem>({
  label,
  placeholder,
  items,
  find,
  selected,
  onSelect,
  onMiss,
  renderMark,
  onOpen,
  onBlur,
}: ComboboxProps<Item>) {
  const [query, setQuery] = useState('')
  // The field may lose focus before a render has the last letter.
  const lastQuery = useRef('')
  const found = useMemo(() => find(items, query), [find, items, query])
  const list = useCombobox<Item>({
    items: found,
    selectedItem: selected,
    initialInputValue: selected.value,
    defaultHighlightedIndex: 0,
    itemToString: (item) => item?.value ?? '',
    itemToKey: (item) => item?.id,
    // Searches again: the rendered results may belong to the previous letter.
    stateReducer: (state, change) => keepChoice((search) => find(items, search), state, change),
    onInputValueChange: ({ inputValue, isOpen }) => {
      setQuery(isOpen ? inputValue : '')
      if (isOpen) lastQuery.current = inputValue
    },
    onIsOpenChange: ({ isOpen, type }) => {
      if (isOpen) onOpen?.()
      else setQuery('')
      const search = lastQuery.current
      lastQuery.current = ''
      const isLeft = type === useCombobox.stateChangeTypes.InputBlur
      onMiss?.(isLeft && search && find(items, search).length === 0 ? search : undefined)
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onSelect(selectedItem)
    },
  })
  const { isOpen } = list

  return (
    <div className={styles.combobox}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: getLabelProps names the input */}
      <label {...list.getLabelProps()} className="visually-hidden">
        {label}
      </label>
      <span className={styles.mark} aria-hidden="true">
        {renderMark(selected)}
      </span>
      <input
        {...list.getInputProps({
          onFocus: (event) => event.currentTarget.select(),
          onBlur,
        })}
        className={`${fieldStyles.control} ${styles.input}`}
        placeholder={isOpen ? placeholder : undefined}
        inputMode="search"
        spellCheck={false}
        aria-description={isOpen ? undefined : selected.name}
      />
      <button
        {...list.getToggleButtonProps({ 'aria-label': componentTexts.list.show(label) })}
        type="button"
        className={styles.toggle}
      >
        <Icon name="chevron" size={18} />
      </button>
      <ul
        {...list.getMenuProps({ 'aria-label': label })}
        // Scrollable elements are tab stops in some browsers, so Tab would land here instead of on the next field.
        tabIndex={-1}
        // Styles of the open list come after the page: its closed HTML must not name them.
        className={isOpen ? itemStyles.list : undefined}
        hidden={!isOpen || found.length === 0}
      >
        {isOpen &&
          found.map((item, index) => (
            <li
              key={item.id}
              {...list.getItemProps({ item, index, 'aria-selected': item.id === selected.id })}
              className={itemStyles.item}
              data-highlighted={index === list.highlightedIndex || undefined}
            >
              <span aria-hidden="true">{renderMark(item)}</span>
              <span>{item.name}</span>
              <span className={itemStyles.value}>{item.value}</span>
            </li>
          ))}
      </ul>
      {isOpen && found.length === 0 && (
        <p className={`${itemStyles.list} ${itemStyles.nothing}`}>{componentTexts.list.nothing}</p>
      )}
      <p className="visually-hidden" role="status">
        {isOpen &&
          (found.length === 0
            ? componentTexts.list.nothing
            : componentTexts.list.found(found.length))}
      </p>
    </div>
  )
}

/**
 * Changes to downshift's defaults. The open field is empty for searching and the closed one shows the
 * choice. Escape keeps the choice. Leaving the field selects the highlighted item only after a search,
 * so a list that was only opened changes nothing.
 */
function keepChoice<Item extends ComboboxItem>(
  foundFor: (search: string) => readonly Item[],
  state: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> {
  const types = useCombobox.stateChangeTypes
  const searched = state.isOpen && state.inputValue ? foundFor(state.inputValue) : []
  const chosen =
    type === types.InputBlur
      ? (searched[Math.max(0, state.highlightedIndex)] ?? state.selectedItem)
      : type === types.InputKeyDownEscape
        ? state.selectedItem
        : (changes.selectedItem ?? state.selectedItem)
  const kept = { ...changes, selectedItem: chosen }
  if (!changes.isOpen) return { ...kept, inputValue: chosen?.value ?? '' }
  if (state.isOpen) return kept
  if (type !== useCombobox.stateChangeTypes.InputChange) return { ...kept, inputValue: '' }
  // Typed after the shown choice: only the new text is the search.
  const typed = changes.inputValue ?? ''
  const shown = chosen?.value ?? ''
  return { ...kept, inputValue: typed.startsWith(shown) ? typed.slice(shown.length) : typed }
}
