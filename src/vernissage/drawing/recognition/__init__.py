"""Recognises what a drawing shows from its ink alone, among given words. Needs only numpy."""
